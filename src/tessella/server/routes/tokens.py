"""Tokens and bots of an account."""

from litestar import Router, delete, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from tessella.server.routes.dependencies import Asker, Context, Name, TokenId, refusals
from tessella.server.routes.sessions import person_view
from tessella.server.store.sessions import Token
from tessella.server.wire.people import BotWish, MadeToken, PersonView, TokenView, TokenWish

OWN = ("sign-in", "guests-cannot", "missing-scope")
CHANGES = (*OWN, "bad-request", "bad-csrf", "foreign-origin", "too-many")


def _view(token: Token) -> TokenView:
    scopes = tuple(token.scopes.split())
    return TokenView(token.id, token.label, scopes, token.created, token.used)


async def _made(context: Context, person: str, wish: TokenWish) -> MadeToken:
    token, secret = await context.people.tokens.make(person, wish.label, wish.scopes)
    return MadeToken(token.id, token.label, tuple(token.scopes.split()), token.created, secret)


@get("/tokens", summary="My tokens", responses=refusals(*OWN))
async def tokens(me: Asker, context: Context) -> list[TokenView]:
    """The tokens of a person, without what opens the account."""
    me.need_account()
    return [_view(token) for token in await context.people.tokens.list(me.id)]


@post("/tokens", summary="Make a token", responses=refusals(*CHANGES, "too-many-tokens"))
async def make_token(data: JSONBody[TokenWish], me: Asker, context: Context) -> MadeToken:
    """Make a token for a program that acts in my name; it is shown this once."""
    me.need_account()
    await context.people.limits.spend("change by person", me.id)
    return await _made(context, me.id, data)


@delete(
    "/tokens/{token:str}",
    summary="Revoke a token",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(*CHANGES, "token-unknown"),
)
async def revoke_token(token: TokenId, me: Asker, context: Context) -> None:
    """Let a token be worth nothing from this moment on."""
    me.need_account()
    await context.people.tokens.revoke(me.id, token)


@get("/bots", summary="My bots", responses=refusals(*OWN))
async def bots(me: Asker, context: Context) -> list[PersonView]:
    """The bots of a person."""
    me.need_account()
    return [person_view(bot) for bot in await context.people.bots.list(me.id)]


@post(
    "/bots",
    summary="Make a bot",
    responses=refusals(*CHANGES, "bad-name", "name-taken", "too-many-bots"),
)
async def make_bot(data: JSONBody[BotWish], me: Asker, context: Context) -> PersonView:
    """Make a player that plays by itself; a token of its own lets it in."""
    me.need_account()
    await context.people.limits.spend("change by person", me.id)
    return person_view(await context.people.bots.make(me.id, data.name))


@delete(
    "/bots/{name:str}",
    summary="Delete a bot",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(*CHANGES, "person-unknown"),
)
async def delete_bot(name: Name, me: Asker, context: Context) -> None:
    """Let a bot go; its finished matches stay without its name."""
    me.need_account()
    await context.people.bots.delete(me.id, name)


@get(
    "/bots/{name:str}/tokens", summary="A bot's tokens", responses=refusals(*OWN, "person-unknown")
)
async def bot_tokens(name: Name, me: Asker, context: Context) -> list[TokenView]:
    """The tokens of a bot of mine."""
    me.need_account()
    bot = await context.people.bots.find(me.id, name)
    return [_view(token) for token in await context.people.tokens.list(bot.id)]


@post(
    "/bots/{name:str}/tokens",
    summary="Make a bot's token",
    responses=refusals(*CHANGES, "person-unknown", "too-many-tokens"),
)
async def make_bot_token(
    name: Name, data: JSONBody[TokenWish], me: Asker, context: Context
) -> MadeToken:
    """Make a token with which a bot of mine comes in; it is shown this once."""
    me.need_account()
    await context.people.limits.spend("change by person", me.id)
    bot = await context.people.bots.find(me.id, name)
    return await _made(context, bot.id, data)


@delete(
    "/bots/{name:str}/tokens/{token:str}",
    summary="Revoke a bot's token",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(*CHANGES, "person-unknown", "token-unknown"),
)
async def revoke_bot_token(name: Name, token: TokenId, me: Asker, context: Context) -> None:
    """Let a token of a bot of mine be worth nothing."""
    me.need_account()
    bot = await context.people.bots.find(me.id, name)
    await context.people.tokens.revoke(bot.id, token)


TOKEN_ROUTES = Router(
    "/me",
    route_handlers=[
        *(tokens, make_token, revoke_token, bots, make_bot, delete_bot),
        *(bot_tokens, make_bot_token, revoke_bot_token),
    ],
)
