import asyncio

from tests.server.town import Opened, town


def test_a_guest_is_there_at_once(open_database: Opened) -> None:
    async def story() -> None:
        async with town(open_database) as place:
            browser = place.browser()
            nobody = (await browser.get("session")).json()
            assert nobody == {"person": None, "csrf": None, "merged": 0}
            answered = await browser.post("session")
            assert answered.status_code == 200, answered.text
            guest = answered.json()["person"]
            assert guest["kind"] == "guest"
            again = (await browser.post("session")).json()
            assert again["person"] == guest
            assert (await browser.get("me")).json()["id"] == guest["id"]

    asyncio.run(story())
