// Written by `make api` from docs/api/openapi.json.

/**
 * For which seat a match waits, and since when its person is away (null: they are there).
 *
 * `hand_over` and `claim` are from when on a computer may be asked to play for them, and the match
 * may be claimed; null: never, since the match is rated or a clock runs.
 */
export interface Absence {
  readonly seat: number | null;
  readonly since: number | null;
  readonly hand_over: number | null;
  readonly claim: number | null;
}

/**
 * What was asked for by `id` is on disk.
 */
export interface Accepted {
  readonly type: 'done';
  readonly id: string;
  readonly match: string;
  readonly version: number;
}

/**
 * One of the actions.
 */
export interface Act {
  readonly id: string;
  readonly action: Action;
  readonly seat?: number | null;
}

/**
 * One of the actions: resign, abort, claim, rise, ask for a rematch and so on.
 */
export interface ActAt {
  readonly type: 'act';
  readonly id: string;
  readonly action: Action;
  readonly seat?: number | null;
  readonly match: string;
}

/**
 * What a seat may ask for besides moves and offers.
 */
export type Action = 'abort' | 'claim' | 'decline' | 'hand-over' | 'hush' | 'nudge' | 'rematch' | 'resign' | 'return' | 'rise' | 'unhush';

/**
 * A record, a file of another program, or a line of play: game, options and moves.
 */
export interface AnyText {
  readonly text: string;
}

/**
 * A chair for whoever comes first.
 */
export interface Anyone {
  readonly kind: 'open';
}

/**
 * How many people have a rating from `rating` on, and below that plus the step.
 */
export interface Bar {
  readonly rating: number;
  readonly people: number;
}

/**
 * A rated victory over somebody whose rating was then so high.
 */
export interface BestWin {
  readonly name: string;
  readonly rating: number;
  readonly match: string;
  readonly at: number;
}

/**
 * An offer (`accept` absent), or the answer to one.
 */
export interface Bid {
  readonly id: string;
  readonly what: Offer;
  readonly accept?: boolean | null;
  readonly seat?: number | null;
}

/**
 * An offer (`accept` absent), or the answer to one.
 */
export interface BidAt {
  readonly type: 'bid';
  readonly id: string;
  readonly what: Offer;
  readonly accept?: boolean | null;
  readonly seat?: number | null;
  readonly match: string;
}

/**
 * A line of a leaderboard.
 */
export interface BoardLine {
  readonly place: number;
  readonly name: string;
  readonly kind: string;
  readonly rating: number;
  readonly uncertainty: number;
  readonly matches: number;
  readonly wins: number;
  readonly updated: number;
}

/**
 * A bot to be made.
 */
export interface BotWish {
  readonly name: string;
}

/**
 * The box of a game: its parts by seat, or (null) those of everybody.
 *
 * A part without cells and numbers is neither piece nor tile: a die, a bar, a selector.
 */
export interface BoxFacts {
  readonly game: string;
  readonly racks: readonly Rack[];
  readonly cell: Measure;
  readonly thickness: Measure;
  readonly clearance: Measure;
  readonly papers: readonly string[];
  readonly formats: readonly string[];
  readonly most: number;
}

/**
 * Why a match is over.
 */
export type Cause = 'aborted' | 'absence' | 'agreement' | 'resignation' | 'rules' | 'time';

/**
 * A move of chance was weighed.
 */
export interface ChanceJudged {
  readonly type: 'chance';
  readonly chance: ReviewedChance;
}

/**
 * Something that chance can do, and how often in comparison with the others.
 */
export interface ChanceOutcome {
  readonly move: string;
  readonly weight: number;
}

/**
 * What shall be different; what is left out stays. An e-mail of null is forgotten.
 */
export interface Change {
  readonly name?: string;
  readonly email?: string | null;
}

/**
 * Something said at a match.
 */
export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly preset: boolean;
  readonly spectator: boolean;
}

/**
 * A chair for the computer at a level.
 */
export interface Computer {
  readonly kind: 'computer';
  readonly level: number;
}

/**
 * That an option has a value.
 */
export interface Condition {
  readonly option: string;
  readonly value: boolean | number | string;
}

/**
 * What will be covered in the end, by games that the engine has played on from a position.
 *
 * `counts` are, cell by cell as in the grid, in how many of them each colour has covered it. The
 * last line is `final`.
 */
export interface Cover {
  readonly type: 'cover';
  readonly games: number;
  readonly final: boolean;
  readonly counts: readonly (readonly number[])[];
}

/**
 * So many days for each turn.
 */
export interface Days {
  readonly kind: 'days';
  readonly days: number;
}

/**
 * A move of chance: its number, the entry that it belongs to, and out of what it was drawn.
 *
 * The choices are equally likely and in the order of the protocol, unless `weights` tells how
 * likely each is. `due` is what follows from the secret, once that is known.
 */
export interface Decision {
  readonly number: number;
  readonly version: number;
  readonly move: string;
  readonly choices: readonly string[];
  readonly weights: readonly number[] | null;
  readonly due: string | null;
}

/**
 * What anybody may know of the dice: the secret only once the match is over.
 */
export interface Dice {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string | null;
}

/**
 * The commitment and all nonces; the secret and whether it was kept to once the match is over.
 *
 * Decisions that are secrets of the players are listed once the match is over.
 */
export interface DiceAudit {
  readonly match: string;
  readonly game: string;
  readonly terms: readonly string[];
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string | null;
  readonly kept: boolean | null;
  readonly decisions: readonly Decision[];
}

/**
 * How the ratings of all on the leaderboard are spread; bars without anybody are left out.
 */
export interface Distribution {
  readonly game: string;
  readonly step: number;
  readonly bars: readonly Bar[];
}

/**
 * What was asked for is on disk; the match has reached this version by it.
 */
export interface Done {
  readonly match: string;
  readonly version: number;
}

/**
 * What a site puts into its page.
 */
export interface Embed {
  readonly type: string;
  readonly version: string;
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly cache_age: number;
}

/**
 * What led to a frame: who moved (-1: chance), and the move if the observer may know it.
 *
 * `thought` are the milliseconds that it took, where they are known.
 */
export interface Entry {
  readonly actor: number;
  readonly move: string | null;
  readonly thought?: number;
}

/**
 * What a position is worth after so many simulations, with the best moves, the best first.
 *
 * `values` are the shares of the win. The last line is `final`.
 */
export interface Evaluated {
  readonly type: 'evaluated';
  readonly simulations: number;
  readonly final: boolean;
  readonly values: readonly number[];
  readonly win: readonly number[];
  readonly draw: readonly number[];
  readonly points: readonly number[];
  readonly exact: boolean;
  readonly moves: readonly EvaluatedMove[];
}

/**
 * A move and what it is worth: to win alone, to share the win, and points, seat by seat.
 *
 * `value` is the share of the win for the seat that makes it; `line` how the game may go on.
 */
export interface EvaluatedMove {
  readonly move: string;
  readonly value: number;
  readonly win: readonly number[];
  readonly draw: readonly number[];
  readonly points: readonly number[];
  readonly exact: boolean;
  readonly line: readonly LineMove[];
}

/**
 * A line of what the engine thinks, which grows.
 */
export type EvaluationLine = Evaluated | Cover | EvaluationRefused;

/**
 * The end of a line, which is to be evaluated; `deep`: eight times as long.
 */
export interface EvaluationOf {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly moves?: readonly string[];
  readonly position?: string;
  readonly deep?: boolean;
}

/**
 * The last line of an evaluation that cannot go on.
 */
export interface EvaluationRefused {
  readonly type: 'refused';
  readonly problem: ProblemDetails;
}

/**
 * How the same people have played this game lately: victories, seat by seat of this match.
 */
export interface Evening {
  readonly matches: number;
  readonly shared: number;
  readonly wins: readonly number[];
}

/**
 * Something that happened: what kind of thing, its fields, and the sentence that tells it.
 */
export interface Event {
  readonly kind: string;
  readonly fields: Readonly<Record<string, number | boolean | string | readonly number[] | null>>;
  readonly message: Message;
}

/**
 * The password of the account that shall be deleted; a guest has none.
 */
export interface Farewell {
  readonly password?: string;
}

/**
 * A stock of seconds, and some more for each turn.
 */
export interface Fischer {
  readonly kind: 'fischer';
  readonly base: number;
  readonly increment?: number;
}

/**
 * All sheets, one, or solids.
 */
export type Form = 'pdf' | 'svg' | 'stl';

/**
 * The match to sit down at.
 */
export interface Found {
  readonly match: string;
}

/**
 * A state as it was seen, and what led to it; nothing leads to the first.
 */
export interface Frame {
  readonly view: View;
  readonly entry: Entry | null;
}

/**
 * Somebody whom one follows; `match` is a public match that they play, to be watched.
 */
export interface Friend {
  readonly name: string;
  readonly kind: string;
  readonly online: boolean;
  readonly match: string | null;
}

/**
 * What a client says on the socket.
 */
export type FromClient = Watch | Unwatch | Lobby | SitAt | PlayAt | ActAt | BidAt | PreviewAt | SayAt | Speak | Ping;

/**
 * What the server says on the socket and in streams.
 */
export type FromServer = Welcome | Pong | Snapshot | Update | Presence | Said | OpenMatches | Summons | Accepted | Previewed | Refused | Goodbye | SignedOut;

/**
 * A game: its colours as words in the order of play, and whether hands are hidden.
 *
 * `seats` is how many may play. `owners` has for each of these numbers the seats of each colour;
 * it is left out where each seat always has one colour, its own. `brought` is there if a package
 * of its own brings it: its words and rules are to be asked for.
 */
export interface GameFacts {
  readonly name: string;
  readonly title: string;
  readonly colours: readonly string[];
  readonly has_secrets: boolean;
  readonly options: readonly OptionFacts[];
  readonly seats: readonly number[];
  readonly owners?: readonly (readonly (readonly number[])[])[];
  readonly brought?: boolean;
}

/**
 * A judged game, as `tessella review --json` writes it; `form` is the version of the format.
 */
export interface GameReview {
  readonly 'tessella-review': number;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly engine: string;
  readonly simulations: number;
  readonly seed: number;
  readonly seats: readonly SeatReview[];
  readonly moves: readonly ReviewedMove[];
  readonly chance: readonly ReviewedChance[];
}

/**
 * How somebody has played a game; `streak` are victories in a row up to now.
 */
export interface GameStatistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  readonly streak: number;
  readonly longest: number;
  readonly levels: readonly LevelStatistics[];
  readonly best: readonly BestWin[];
}

/**
 * The server stops; connect again after so many milliseconds.
 */
export interface Goodbye {
  readonly type: 'goodbye';
  readonly reconnect: number;
}

/**
 * A board of squares.
 *
 * `owners` has a sign for each cell, row by row from the bottom left: the colour, or a dot for an
 * empty cell. The others are numbers of cells, in the same order; `bar` lies above so many rows.
 * `markers`, left out where there are none, has for each seat the row at which its marker stands,
 * counted from its own edge; 0 is beside the board.
 */
export interface Grid {
  readonly kind: 'grid';
  readonly columns: number;
  readonly rows: number;
  readonly owners: string;
  readonly marks: readonly number[];
  readonly bar: number | null;
  readonly done: readonly number[];
  readonly markers?: readonly number[];
}

/**
 * Whether the server and what it needs are there.
 */
export interface Health {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
}

/**
 * The moves that the engine would play in the position of a version, the best first.
 */
export interface Hint {
  readonly version: number;
  readonly moves: readonly ValuedMove[];
}

/**
 * A chair for a person of that name.
 */
export interface Invited {
  readonly kind: 'invited';
  readonly name: string;
}

/**
 * How many mistakes of yours were found in a match; they come back as puzzles.
 */
export interface KeptMistakes {
  readonly found: number;
}

/**
 * The language.
 */
export type Language = 'en' | 'fr' | 'de';

/**
 * A board of triangles, without bounds.
 */
export interface Lattice {
  readonly kind: 'lattice';
  readonly tiles: readonly Tile[];
}

/**
 * A page of a leaderboard, best first by rating less uncertainty.
 *
 * `own` is the line of who asks, or of who was looked for; null: not on the board.
 */
export interface Leaderboard {
  readonly game: string;
  readonly page: number;
  readonly pages: number;
  readonly people: number;
  readonly lines: readonly BoardLine[];
  readonly own: BoardLine | null;
  readonly own_page: number | null;
}

/**
 * What becomes of a seat that leaves a match of three or four.
 */
export type Leavers = 'bot' | 'pass-over';

/**
 * How somebody has played against the computer at a level.
 */
export interface LevelStatistics {
  readonly level: number;
  readonly played: number;
  readonly won: number;
}

/**
 * A line of play that is looked at: all moves from the start, those of chance included.
 *
 * `position` is the text of a position that was set up, if it begins with one.
 */
export interface Line {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly moves?: readonly string[];
  readonly position?: string;
}

/**
 * A move to come: who makes it (-1: chance), and the colour that it lays, if a seat does.
 */
export interface LineMove {
  readonly seat: number;
  readonly colour: number | null;
  readonly move: string;
}

/**
 * A match in a list; `touched` is when something last happened there.
 */
export interface ListedMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly clock: NoClock | Fischer | Days;
  readonly rated: boolean;
  readonly public: boolean;
  readonly created: number;
  readonly touched: number;
  readonly players: readonly Player[];
  readonly ending: MatchResult | null;
}

/**
 * Follow the list of open matches, or no longer.
 */
export interface Lobby {
  readonly type: 'lobby';
  readonly on: boolean;
}

/**
 * An entry of the log as a person may know it; `events` are what it did to the position.
 */
export interface LogEntry {
  readonly version: number;
  readonly at: number;
  readonly kind: string;
  readonly seat?: number | null;
  readonly name?: string | null;
  readonly move?: string | null;
  readonly what?: Offer | null;
  readonly accepted?: boolean | null;
  readonly events?: readonly Event[];
}

/**
 * A token that was made; `secret` is shown this once.
 */
export interface MadeToken {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly created: number;
  readonly secret: string;
}

/**
 * Some finished matches, the latest first; `next` asks for those before, if any.
 */
export interface MatchPage {
  readonly matches: readonly ListedMatch[];
  readonly next: string | null;
}

/**
 * Ranks as in the law: 1, 1, 3. An aborted match has no winners and no ranks.
 */
export interface MatchResult {
  readonly cause: Cause;
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly rule: string | null;
}

/**
 * A match as a whole, for who has not seen it yet.
 */
export interface MatchState {
  readonly about: MatchTerms;
  readonly now: MatchStatus;
  readonly entries: readonly LogEntry[];
}

/**
 * How a match stands after `version` entries, as one person may know it.
 *
 * `mine` are the seats of that person; `can` what they may ask for. `rated` are the ratings after
 * the match, seat by seat, once it has been rated. `hints` is there once all have agreed to them.
 */
export interface MatchStatus {
  readonly version: number;
  readonly stage: Stage;
  readonly seats: readonly Seat[];
  readonly mine: readonly number[];
  readonly can: readonly string[];
  readonly view: View | null;
  readonly time: Time;
  readonly bids: readonly PendingBid[];
  readonly ending: MatchResult | null;
  readonly rematch: string | null;
  readonly dice: Dice;
  readonly hints?: boolean;
}

/**
 * What was agreed before the match.
 *
 * `owners` are the seats of each colour, left out where each seat has one colour, its own.
 */
export interface MatchTerms {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly clock: NoClock | Fischer | Days;
  readonly rated: boolean;
  readonly public: boolean;
  readonly leavers: Leavers;
  readonly created: number;
  readonly commitment: string;
  readonly previous: string | null;
  readonly owners?: readonly (readonly number[])[];
}

/**
 * What a person may know of themselves.
 */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: 'account' | 'bot' | 'deleted' | 'guest';
  readonly email: string | null;
  readonly since: number;
  readonly scopes: readonly string[];
  readonly csrf: string | null;
}

/**
 * A size in millimetres: as it is in the box, and what it may be.
 */
export interface Measure {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/**
 * A mean and its standard error.
 */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/**
 * A sentence before it is put into words: its key in the catalogues, and its facts.
 */
export interface Message {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number | Message>>;
}

/**
 * One of the plies that decided the game: what it changed for a seat, by luck or by a loss.
 */
export interface Moment {
  readonly ply: number;
  readonly seat: number;
  readonly change: number;
  readonly luck: boolean;
}

/**
 * A move was judged; `share` is what each seat can expect after it.
 */
export interface MoveJudged {
  readonly type: 'move';
  readonly move: ReviewedMove;
  readonly share: Share;
}

/**
 * A chair for whoever opens the match; several of them: pass and play on one device.
 */
export interface Myself {
  readonly kind: 'me';
}

/**
 * A match to be opened. `seats` has a chair for each seat in order; none: me and open ones.
 */
export interface NewMatch {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly seats?: readonly (Myself | Anyone | Invited | Computer)[];
  readonly clock?: NoClock | Fischer | Days;
  readonly rated?: boolean;
  readonly public?: boolean;
  readonly leavers?: Leavers;
}

/**
 * Everybody takes the time that they need.
 */
export interface NoClock {
  readonly kind: 'none';
}

/**
 * Whole numbers from `least` to `most`, each `step` apart.
 */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/**
 * The chance of each seat to win alone and to share the win, and its expected points.
 */
export interface Odds {
  readonly win: readonly number[];
  readonly draw: readonly number[];
  readonly points: readonly number[];
}

/**
 * What a seat may ask of the others.
 */
export type Offer = 'draw' | 'hints' | 'rematch' | 'take-back';

/**
 * A match with a free chair.
 */
export interface OpenMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly clock: NoClock | Fischer | Days;
  readonly rated: boolean;
  readonly by: string;
  readonly rating: number | null;
  readonly free: number;
  readonly seats: number;
  readonly created: number;
}

/**
 * The open matches, whenever they change.
 */
export interface OpenMatches {
  readonly type: 'lobby';
  readonly matches: readonly OpenMatch[];
}

/**
 * What a text holds: the line of play, who played it, and how it ended.
 *
 * `owners` are the seats of each colour, left out where each seat has one colour, its own.
 */
export interface OpenedLine {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly moves: readonly string[];
  readonly players: readonly string[];
  readonly result: Result | null;
  readonly position: string;
  readonly covers: boolean;
  readonly owners?: readonly (readonly number[])[];
}

/**
 * An option: `values` lists what it takes, or `range` does; `accepts` tells it to people.
 *
 * It changes nothing unless `only_with` holds. `usual` is, by language, what the box of that
 * language says where it is not the default.
 */
export interface OptionFacts {
  readonly name: string;
  readonly default: boolean | number | string;
  readonly rule: string;
  readonly accepts: string;
  readonly values: readonly (boolean | number | string)[] | null;
  readonly range: NumberRange | null;
  readonly only_with: Condition | null;
  readonly usual: Readonly<Record<string, boolean | number | string>>;
}

/**
 * What comes first.
 */
export type Order = 'rating' | 'latest';

/**
 * How a match went for the player who is searched for.
 */
export type Outcome = 'won' | 'shared' | 'lost';

/**
 * A match that is not over: you sit on the seats `mine`, or one is kept for you.
 *
 * It is kept by somebody else (`invited`), or by yourself and not taken yet. A match that is over
 * is listed while the seat `rematch` wants to play once more and waits for your answer, and for
 * three days where somebody you challenged has `declined`: their name, as long as nothing else
 * has happened since. `by` is who opened it, `turn` tells that it waits for your move, and
 * `touched` is when something last happened there.
 */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  readonly clock: NoClock | Fischer | Days;
  readonly rated: boolean;
  readonly by: string;
  readonly stage: Stage;
  readonly seats: readonly Seat[];
  readonly mine: readonly number[];
  readonly invited: boolean;
  readonly turn: boolean;
  readonly rematch: number | null;
  readonly declined: string | null;
  readonly touched: number;
}

/**
 * Find an opponent: an open match of this kind near the own rating, else open one.
 */
export interface Pairing {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly clock?: NoClock | Fischer | Days;
  readonly rated?: boolean;
}

/**
 * What sheets are printed on.
 */
export type PaperName = 'a4' | 'letter';

/**
 * The password that is, and the one that shall be.
 */
export interface PasswordChange {
  readonly old: string;
  readonly password: string;
}

/**
 * An offer that waits for answers.
 */
export interface PendingBid {
  readonly what: Offer;
  readonly seat: number;
  readonly agreed: readonly number[];
}

/**
 * What everybody may know of a person.
 */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'account' | 'bot' | 'deleted' | 'guest';
}

/**
 * A kind of piece on a rack: how many there are, and its shape as (column, row) cells.
 *
 * `lost` is one that can never be laid again.
 */
export interface Piece {
  readonly name: string;
  readonly count?: number;
  readonly cells?: readonly (readonly [number, number])[];
  readonly numbers?: readonly number[];
  readonly lost?: boolean;
}

/**
 * Is anybody there, and what time is it?
 */
export interface Ping {
  readonly type: 'ping';
}

/**
 * A piece on the board: its colour, and the text of its placement.
 */
export type Placed = readonly [colour: number, move: string];

/**
 * A move, as an answer to the position of a version. Repeated ids get the first answer.
 */
export interface Play {
  readonly id: string;
  readonly version: number;
  readonly move: string;
  readonly seat?: number | null;
}

/**
 * A move, as an answer to the position of a version.
 */
export interface PlayAt {
  readonly type: 'play';
  readonly id: string;
  readonly version: number;
  readonly move: string;
  readonly seat?: number | null;
  readonly match: string;
}

/**
 * Who sits on a seat. `kind` is guest, account, bot, deleted, or computer with its level.
 *
 * `rating` is that before a rated match, or today's while the match runs; `change` what the match
 * did to it.
 */
export interface Player {
  readonly name: string | null;
  readonly kind: string;
  readonly level?: number | null;
  readonly rank?: number | null;
  readonly rating?: number | null;
  readonly change?: number | null;
}

/**
 * The server's time in milliseconds.
 */
export interface Pong {
  readonly type: 'pong';
  readonly time: number;
}

/**
 * A position as the seat sees it that has the turn, or had it last, and what led to it.
 *
 * `outcomes` are what chance can do, if it has the turn.
 */
export interface Position {
  readonly view: View;
  readonly entry: Entry | null;
  readonly outcomes: readonly ChanceOutcome[];
}

/**
 * Positions of a line, 500 at most; `total` is the number of all.
 */
export interface Positions {
  readonly positions: readonly Position[];
  readonly total: number;
}

/**
 * The positions of a line that are asked for: from one on, the start being 0.
 */
export interface PositionsOf {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly moves?: readonly string[];
  readonly position?: string;
  readonly start?: number;
}

/**
 * The seats whose people are connected, whatever they look at, and how many others watch.
 */
export interface Presence {
  readonly type: 'presence';
  readonly match: string;
  readonly seats: readonly number[];
  readonly watchers: number;
}

/**
 * What a move would do, or why it is refused; nothing is played.
 */
export interface Preview {
  readonly move: string;
}

/**
 * What a move would do, or why it is refused.
 */
export interface PreviewAt {
  readonly type: 'preview';
  readonly move: string;
  readonly id: string;
  readonly match: string;
}

/**
 * What a move would do.
 */
export interface Previewed {
  readonly type: 'previewed';
  readonly id: string;
  readonly move: string;
  readonly gain: number;
  readonly events: readonly Event[];
}

/**
 * What was refused: `code` is for programs, `detail` for people, `rule` a rule's number.
 *
 * `line` is where a text that was sent in could not be read.
 */
export interface ProblemDetails {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly type?: string;
  readonly title?: string;
  readonly rule?: string | null;
  readonly line?: number | null;
  readonly instance?: string | null;
}

/**
 * A person's page.
 */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: 'account' | 'bot' | 'deleted' | 'guest';
  readonly since: number;
  readonly ratings: readonly Rating[];
  readonly owner: string | null;
}

/**
 * The move that is thought to solve a puzzle.
 */
export interface PuzzleMove {
  readonly move: string;
}

/**
 * What a first try did to your rating in the puzzles of a game.
 */
export interface PuzzleRating {
  readonly before: number;
  readonly after: number;
  readonly uncertainty: number;
}

/**
 * The puzzles of a game, and how you have done; null where nothing is kept of you.
 */
export interface PuzzleShelf {
  readonly game: string;
  readonly puzzles: number;
  readonly tried: number | null;
  readonly solved: number | null;
  readonly rating: number | null;
  readonly uncertainty: number | null;
}

/**
 * A puzzle: what the seat sees that is to move, and what is to be found.
 *
 * `day` is that of a daily puzzle (UTC). `mistake` is the move that was played where it is one
 * of your own mistakes. `tried`: whether you solved it at your first try, null before it.
 * `rating` is how hard it is; a mistake has none.
 */
export interface PuzzleTask {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly goal: 'best' | 'mistake' | 'secure' | 'win' | 'win-in-two';
  readonly view: View;
  readonly rating: number | null;
  readonly day: string | null;
  readonly mistake: string | null;
  readonly tried: boolean | null;
  readonly owners?: readonly (readonly number[])[];
}

/**
 * Whether a move solves a puzzle, all moves that do, and why.
 *
 * `value` is the share of the win that the move is worth (null: it is not known), `best_value`
 * what the best is, by the engine or, where `exact`, played to the end. `line` is how the game may
 * go on with the best move, `reply` how after yours; `after` is what you see once it is made.
 */
export interface PuzzleVerdict {
  readonly move: string;
  readonly solved: boolean;
  readonly accepted: readonly string[];
  readonly value: number | null;
  readonly best_value: number;
  readonly exact: boolean;
  readonly line: readonly string[];
  readonly reply: readonly string[];
  readonly reasons: readonly ReviewReason[];
  readonly after: View;
  readonly rating: PuzzleRating | null;
}

/**
 * All that there is to solve: today's puzzle, the shelves, and mistakes that have come back.
 */
export interface Puzzles {
  readonly day: string;
  readonly daily: string | null;
  readonly daily_game: string | null;
  readonly daily_solved: boolean | null;
  readonly shelves: readonly PuzzleShelf[];
  readonly mistakes: number;
  readonly mistake: string | null;
}

/**
 * Pieces beside the board, of a seat or (null) of all; `hidden` more lie there face down.
 *
 * `colour` is left out where it is that of the seat. In a box, `seat` is a colour. `next` is the
 * seat that lays one of them next, where several take turns.
 */
export interface Rack {
  readonly seat: number | null;
  readonly pieces: readonly Piece[];
  readonly hidden: number;
  readonly colour?: number;
  readonly next?: number;
}

/**
 * A person's rating in a game; the truth is within `uncertainty` in 95 cases of 100.
 *
 * `place` is that on the leaderboard, among `people`; null: not on it, because the rating is
 * provisional or has not been put to the test for long.
 */
export interface Rating {
  readonly game: string;
  readonly rating: number;
  readonly uncertainty: number;
  readonly provisional: boolean;
  readonly matches: number;
  readonly wins: number;
  readonly updated: number;
  readonly place: number | null;
  readonly people: number;
}

/**
 * What a match did to a rating; `match` is null if it is private, and not one of yours.
 */
export interface RatingChange {
  readonly match: string | null;
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly uncertainty: number;
}

/**
 * A person's ratings in a game, the latest first; `next` asks for those before, if any.
 */
export interface RatingHistory {
  readonly game: string;
  readonly changes: readonly RatingChange[];
  readonly next: string | null;
}

/**
 * The text of a record, the seat from which to see it (null: a spectator), and from where.
 */
export interface RecordText {
  readonly record: string;
  readonly seat?: number | null;
  readonly start?: number;
}

/**
 * What was asked for by `id` was refused; nothing has changed.
 */
export interface Refused {
  readonly type: 'refused';
  readonly problem: ProblemDetails;
  readonly id?: string | null;
  readonly match?: string | null;
}

/**
 * A game from its start to where it got, or a page of it: `total` is the number of all frames.
 *
 * `owners` are the seats of each colour, left out where each seat has one colour, its own.
 * `result` is who won; its reason is a rule, or `resigned`, `timeout`, `draw` or `aborted`.
 */
export interface Replay {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly players: readonly string[];
  readonly frames: readonly Frame[];
  readonly result: Result | null;
  readonly total: number;
  readonly owners?: readonly (readonly number[])[];
}

/**
 * How the game ended.
 */
export interface Result {
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/**
 * The first line: how many moves the record has, those of chance included.
 */
export interface ReviewBegun {
  readonly type: 'begun';
  readonly moves: number;
}

/**
 * The last line: the whole review, the moments that decided, and the course of the game.
 */
export interface ReviewDone {
  readonly type: 'review';
  readonly review: GameReview;
  readonly moments: readonly Moment[];
  readonly shares: readonly Share[];
}

/**
 * A line of a stream that tells a review.
 */
export type ReviewLine = ReviewBegun | MoveJudged | ChanceJudged | ReviewDone | ReviewRefused;

/**
 * A number that was counted on the board, its cells, and the sentence in every language.
 */
export interface ReviewReason {
  readonly fact: string;
  readonly number: number;
  readonly cells: readonly string[];
  readonly text: Readonly<Record<string, string>>;
}

/**
 * The last line of a review that cannot go on; what was worked out is kept for a while.
 */
export interface ReviewRefused {
  readonly type: 'refused';
  readonly problem: ProblemDetails;
}

/**
 * The text of a record that is to be reviewed; `deep`: eight times as long a move.
 */
export interface ReviewText {
  readonly record: string;
  readonly deep?: boolean;
}

/**
 * A move of chance: how much more than on average it gave to each seat, by all hands.
 */
export interface ReviewedChance {
  readonly ply: number;
  readonly move: string;
  readonly luck: readonly number[];
}

/**
 * What your reviewed matches of a game come to, as shares of the win for each match.
 *
 * `without_luck` is the result less luck. `losses` are what you gave away in the opening, the
 * middle and the end; `slips` how many blunders, mistakes and inaccuracies there were in all.
 */
export interface ReviewedGame {
  readonly game: string;
  readonly matches: number;
  readonly result: Measured;
  readonly without_luck: Measured;
  readonly losses: readonly Measured[];
  readonly slips: readonly number[];
}

/**
 * A move beside the best one, by what its seat knew; `ply` counts all moves from 0.
 *
 * `before` is what the best move is worth, `after` what the played one is, `line` how the game
 * might have gone on with the best, `reply` how it may go on after the played one. `bounds` are
 * the least and the most that the loss can be, by what was played to the end. A forced move has no
 * class.
 */
export interface ReviewedMove {
  readonly ply: number;
  readonly seat: number;
  readonly move: string;
  readonly best: string;
  readonly value: number;
  readonly best_value: number;
  readonly loss: number;
  readonly class: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake' | null;
  readonly forced: boolean;
  readonly exact: boolean;
  readonly bounds: readonly number[];
  readonly before: Odds;
  readonly after: Odds;
  readonly line: readonly string[];
  readonly reply: readonly string[];
  readonly reasons: readonly ReviewReason[];
}

/**
 * Something was said.
 */
export interface Said {
  readonly type: 'said';
  readonly match: string;
  readonly line: ChatLine;
}

/**
 * Something to say to the others: free words, or the name of a preset.
 */
export interface Say {
  readonly id: string;
  readonly text: string;
  readonly preset?: boolean;
}

/**
 * Something to say to the others.
 */
export interface SayAt {
  readonly type: 'say';
  readonly id: string;
  readonly text: string;
  readonly preset?: boolean;
  readonly match: string;
}

/**
 * Who plays a seat. `name` is a person's; `level` a computer's; `kept` whom it waits for.
 *
 * `here` tells that its person is connected, `away` that a computer plays until they come back.
 * `hints` is for how many moves it asked the engine.
 */
export interface Seat {
  readonly name?: string | null;
  readonly kind?: string;
  readonly level?: number | null;
  readonly kept?: string | null;
  readonly gone?: boolean;
  readonly here?: boolean;
  readonly rating?: number | null;
  readonly away?: boolean;
  readonly hints?: number;
}

/**
 * What a game came to for a seat: `result` = `start` + `luck` + `skill` + `drift`.
 *
 * All but `accuracy` (0 to 100, null without a decision) are shares of the win; `drift` is where
 * the engine changed its mind.
 */
export interface SeatReview {
  readonly result: number;
  readonly start: number;
  readonly luck: number;
  readonly skill: number;
  readonly drift: number;
  readonly accuracy: number | null;
  readonly decisions: number;
}

/**
 * Who the server takes the client for; `csrf` goes into the header `X-CSRF-Token`.
 */
export interface SessionView {
  readonly person: PersonView | null;
  readonly csrf: string | null;
  readonly merged: number;
}

/**
 * A position as text, with the pieces that lie there, and what its parts may be.
 *
 * `choices` are the values of those parts of which there are only few kinds.
 */
export interface SetUp {
  readonly position: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/**
 * The end of a line, from which a position is to be set up.
 *
 * `put`: its last move puts a piece down, after which turn and roll are what they were before it.
 */
export interface SetupOf {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly moves?: readonly string[];
  readonly position?: string;
  readonly put?: boolean;
}

/**
 * Each seat's share of the win after so many moves.
 */
export interface Share {
  readonly moves: number;
  readonly values: readonly number[];
}

/**
 * Who somebody is.
 */
export interface SignIn {
  readonly name: string;
  readonly password: string;
}

/**
 * Which sessions end.
 */
export interface SignOut {
  readonly everywhere?: boolean;
}

/**
 * Who somebody wants to be.
 */
export interface SignUp {
  readonly name: string;
  readonly password: string;
  readonly email?: string | null;
}

/**
 * The session or token by which you came has ended: see who you are before you come back.
 *
 * It is the last message; nothing that was asked for after the end was done.
 */
export interface SignedOut {
  readonly type: 'signed-out';
}

/**
 * Take a seat (none: all that are kept for me, else a free one), and add to the dice.
 *
 * The nonce belongs to the dice: choose it after the match has shown its commitment.
 */
export interface Sit {
  readonly id: string;
  readonly seat?: number | null;
  readonly nonce?: string | null;
}

/**
 * Take a seat.
 */
export interface SitAt {
  readonly type: 'sit';
  readonly id: string;
  readonly seat?: number | null;
  readonly nonce?: string | null;
  readonly match: string;
}

/**
 * A match that was not followed before: all that there is to know, and what was missed.
 */
export interface Snapshot {
  readonly type: 'match';
  readonly match: string;
  readonly about: MatchTerms;
  readonly now: MatchStatus;
  readonly entries: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
}

/**
 * Refuse in this language from here on; languages are wished for as in `Accept-Language`.
 */
export interface Speak {
  readonly type: 'speak';
  readonly language: string;
}

/**
 * Where a match stands.
 */
export type Stage = 'open' | 'over' | 'running';

/**
 * Somebody whom one might follow: an `opponent` of late, or of a `rating` near one's own.
 */
export interface SuggestedPerson {
  readonly name: string;
  readonly kind: string;
  readonly reason: 'opponent' | 'rating';
  readonly game: string;
  readonly rating: number | null;
}

/**
 * A match of yours needs you: it began, it is your turn, it is over, or you are invited.
 *
 * The reason may also be somebody who waits for you (`nudge`), wants to play once more (`rematch`)
 * or has `declined` an invitation; `by` is their name then.
 *
 * Connections that follow the match are told by its updates instead.
 */
export interface Summons {
  readonly type: 'summons';
  readonly match: string;
  readonly game: string;
  readonly reason: string;
  readonly by: string;
}

/**
 * A tile at (x, y) of the lattice, point up or down; numbers are clockwise from the left.
 */
export type Tile = readonly [up: boolean, x: number, y: number, numbers: readonly [number, number, number]];

/**
 * The clocks: milliseconds left for each seat, and since when the one on the move thinks.
 */
export interface Time {
  readonly left: readonly number[];
  readonly since: number;
  readonly due: number | null;
}

/**
 * A token without what opens the account.
 */
export interface TokenView {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly created: number;
  readonly used: number | null;
}

/**
 * A token to be made: a name for its owner, and what it allows.
 */
export interface TokenWish {
  readonly label: string;
  readonly scopes: readonly ('chat' | 'play' | 'read')[];
}

/**
 * Follow a match no longer.
 */
export interface Unwatch {
  readonly type: 'unwatch';
  readonly match: string;
}

/**
 * What happened in a match, and how it stands after it.
 */
export interface Update {
  readonly type: 'update';
  readonly match: string;
  readonly entries: readonly LogEntry[];
  readonly now: MatchStatus;
}

/**
 * A move, and what the engine finds that it is worth to each seat.
 *
 * `win` is a seat's chance to be first alone, `draw` that to share the first place, `points` its
 * expected final score; `exact` is what was played to the end. `value` is the share of the win
 * that the seat that asked can expect, from 0 to 1; `line` is how the game may go on, and
 * `reasons` what speaks for the move, counted on the board.
 */
export interface ValuedMove {
  readonly move: string;
  readonly value: number;
  readonly win: readonly number[];
  readonly draw: readonly number[];
  readonly points: readonly number[];
  readonly exact: boolean;
  readonly line: readonly string[];
  readonly reasons: readonly ReviewReason[];
}

/**
 * A state as seen from a seat (null: by a spectator).
 *
 * `laid` are the pieces on the board in the order in which they were laid. It is left out of a
 * step that follows another: whoever has the pieces before it adds those of its events.
 * `colour` is the one that acts; it is left out where every seat has one colour, its own.
 */
export interface View {
  readonly seat: number | null;
  readonly turn: number | null;
  readonly moves: readonly string[];
  readonly scores: readonly number[];
  readonly result: Result | null;
  readonly rolled: string | null;
  readonly events: readonly Event[];
  readonly board: Grid | Lattice;
  readonly racks: readonly Rack[];
  readonly laid?: readonly Placed[];
  readonly colour?: number | null;
}

/**
 * Follow a match. `version` is what the client has seen: it gets what it missed since.
 *
 * Programs that know the rules themselves can do without the list of legal `moves`.
 */
export interface Watch {
  readonly type: 'watch';
  readonly match: string;
  readonly version?: number;
  readonly moves?: boolean;
}

/**
 * The first message: who you are, and the server's time in milliseconds.
 */
export interface Welcome {
  readonly type: 'welcome';
  readonly name: string;
  readonly kind: string;
  readonly time: number;
}

/**
 * What each operation takes and answers, by method and path.
 */
export interface Operations {
  readonly 'POST /api/v1/analysis/cover': {
    readonly body: Line;
    readonly answer: EvaluationLine;
  };
  readonly 'POST /api/v1/analysis/evaluation': {
    readonly body: EvaluationOf;
    readonly answer: EvaluationLine;
  };
  readonly 'POST /api/v1/analysis/positions': {
    readonly body: PositionsOf;
    readonly answer: Positions;
  };
  readonly 'POST /api/v1/analysis/setup': {
    readonly body: SetupOf;
    readonly answer: SetUp;
  };
  readonly 'POST /api/v1/analysis/text': {
    readonly body: AnyText;
    readonly answer: OpenedLine;
  };
  readonly 'GET /api/v1/games': {
    readonly answer: readonly GameFacts[];
  };
  readonly 'GET /api/v1/games/{name}/rules/{spoken}': {
    readonly path: { readonly name: string; readonly spoken: Language };
    readonly answer: string;
  };
  readonly 'GET /api/v1/games/{name}/words/{spoken}': {
    readonly path: { readonly name: string; readonly spoken: Language };
    readonly answer: string;
  };
  readonly 'GET /api/v1/lobby': {
    readonly query: { readonly game?: string };
    readonly answer: readonly OpenMatch[];
  };
  readonly 'GET /api/v1/matches': {
    readonly query: { readonly player?: string; readonly opponent?: string; readonly game?: string; readonly since?: string; readonly until?: string; readonly result?: Outcome; readonly rated?: boolean; readonly before?: string };
    readonly answer: MatchPage;
  };
  readonly 'POST /api/v1/matches': {
    readonly body: NewMatch;
    readonly answer: MatchState;
  };
  readonly 'GET /api/v1/matches/live': {
    readonly query: { readonly game?: string; readonly order?: Order };
    readonly answer: readonly ListedMatch[];
  };
  readonly 'GET /api/v1/matches/{match_id}': {
    readonly path: { readonly match_id: string };
    readonly query: { readonly since?: number };
    readonly answer: MatchState;
  };
  readonly 'GET /api/v1/matches/{match_id}/absence': {
    readonly path: { readonly match_id: string };
    readonly answer: Absence;
  };
  readonly 'POST /api/v1/matches/{match_id}/actions': {
    readonly path: { readonly match_id: string };
    readonly body: Act;
    readonly answer: Done;
  };
  readonly 'POST /api/v1/matches/{match_id}/bids': {
    readonly path: { readonly match_id: string };
    readonly body: Bid;
    readonly answer: Done;
  };
  readonly 'GET /api/v1/matches/{match_id}/chat': {
    readonly path: { readonly match_id: string };
    readonly answer: readonly ChatLine[];
  };
  readonly 'POST /api/v1/matches/{match_id}/chat': {
    readonly path: { readonly match_id: string };
    readonly body: Say;
    readonly answer: Done;
  };
  readonly 'GET /api/v1/matches/{match_id}/dice': {
    readonly path: { readonly match_id: string };
    readonly answer: DiceAudit;
  };
  readonly 'GET /api/v1/matches/{match_id}/entries': {
    readonly path: { readonly match_id: string };
    readonly query: { readonly since?: number };
    readonly answer: readonly LogEntry[];
  };
  readonly 'GET /api/v1/matches/{match_id}/evening': {
    readonly path: { readonly match_id: string };
    readonly answer: Evening;
  };
  readonly 'GET /api/v1/matches/{match_id}/frames': {
    readonly path: { readonly match_id: string };
    readonly query: { readonly seat?: number; readonly start?: number };
    readonly answer: Replay;
  };
  readonly 'POST /api/v1/matches/{match_id}/hint': {
    readonly path: { readonly match_id: string };
    readonly answer: Hint;
  };
  readonly 'POST /api/v1/matches/{match_id}/mistakes': {
    readonly path: { readonly match_id: string };
    readonly answer: KeptMistakes;
  };
  readonly 'POST /api/v1/matches/{match_id}/moves': {
    readonly path: { readonly match_id: string };
    readonly body: Play;
    readonly answer: Done;
  };
  readonly 'POST /api/v1/matches/{match_id}/preview': {
    readonly path: { readonly match_id: string };
    readonly body: Preview;
    readonly answer: Previewed;
  };
  readonly 'GET /api/v1/matches/{match_id}/record': {
    readonly path: { readonly match_id: string };
    readonly answer: string;
  };
  readonly 'GET /api/v1/matches/{match_id}/review': {
    readonly path: { readonly match_id: string };
    readonly query: { readonly deep?: boolean };
    readonly answer: ReviewLine;
  };
  readonly 'POST /api/v1/matches/{match_id}/seat': {
    readonly path: { readonly match_id: string };
    readonly body: Sit;
    readonly answer: Done;
  };
  readonly 'GET /api/v1/matches/{match_id}/stream': {
    readonly path: { readonly match_id: string };
    readonly query: { readonly since?: number };
    readonly answer: FromServer;
  };
  readonly 'DELETE /api/v1/me': {
    readonly body: Farewell;
    readonly answer: null;
  };
  readonly 'GET /api/v1/me': {
    readonly answer: Me;
  };
  readonly 'PATCH /api/v1/me': {
    readonly body: Change;
    readonly answer: Me;
  };
  readonly 'GET /api/v1/me/blocks': {
    readonly answer: readonly PersonView[];
  };
  readonly 'DELETE /api/v1/me/blocks/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  readonly 'PUT /api/v1/me/blocks/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  readonly 'GET /api/v1/me/bots': {
    readonly answer: readonly PersonView[];
  };
  readonly 'POST /api/v1/me/bots': {
    readonly body: BotWish;
    readonly answer: PersonView;
  };
  readonly 'DELETE /api/v1/me/bots/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  readonly 'GET /api/v1/me/bots/{name}/tokens': {
    readonly path: { readonly name: string };
    readonly answer: readonly TokenView[];
  };
  readonly 'POST /api/v1/me/bots/{name}/tokens': {
    readonly path: { readonly name: string };
    readonly body: TokenWish;
    readonly answer: MadeToken;
  };
  readonly 'DELETE /api/v1/me/bots/{name}/tokens/{token}': {
    readonly path: { readonly name: string; readonly token: string };
    readonly answer: null;
  };
  readonly 'GET /api/v1/me/export': {
    readonly answer: Readonly<Record<string, unknown>>;
  };
  readonly 'GET /api/v1/me/following': {
    readonly answer: readonly Friend[];
  };
  readonly 'DELETE /api/v1/me/following/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  readonly 'PUT /api/v1/me/following/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  readonly 'GET /api/v1/me/matches': {
    readonly answer: readonly OwnMatch[];
  };
  readonly 'GET /api/v1/me/mutes': {
    readonly answer: readonly PersonView[];
  };
  readonly 'DELETE /api/v1/me/mutes/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  readonly 'PUT /api/v1/me/mutes/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  readonly 'PUT /api/v1/me/password': {
    readonly body: PasswordChange;
    readonly answer: SessionView;
  };
  readonly 'GET /api/v1/me/reviewed': {
    readonly answer: readonly ReviewedGame[];
  };
  readonly 'GET /api/v1/me/suggestions': {
    readonly answer: readonly SuggestedPerson[];
  };
  readonly 'GET /api/v1/me/tokens': {
    readonly answer: readonly TokenView[];
  };
  readonly 'POST /api/v1/me/tokens': {
    readonly body: TokenWish;
    readonly answer: MadeToken;
  };
  readonly 'DELETE /api/v1/me/tokens/{token}': {
    readonly path: { readonly token: string };
    readonly answer: null;
  };
  readonly 'GET /api/v1/oembed': {
    readonly query: { readonly url: string; readonly maxwidth?: number; readonly maxheight?: number; readonly format?: string };
    readonly answer: Embed;
  };
  readonly 'POST /api/v1/pairing': {
    readonly body: Pairing;
    readonly answer: Found;
  };
  readonly 'GET /api/v1/people': {
    readonly query: { readonly begins: string };
    readonly answer: readonly PersonView[];
  };
  readonly 'GET /api/v1/people/{name}': {
    readonly path: { readonly name: string };
    readonly answer: Profile;
  };
  readonly 'GET /api/v1/people/{name}/matches': {
    readonly path: { readonly name: string };
    readonly query: { readonly game?: string; readonly result?: Outcome; readonly rated?: boolean; readonly before?: string };
    readonly answer: MatchPage;
  };
  readonly 'GET /api/v1/people/{name}/ratings': {
    readonly path: { readonly name: string };
    readonly answer: readonly Rating[];
  };
  readonly 'GET /api/v1/people/{name}/ratings/{game}': {
    readonly path: { readonly name: string; readonly game: string };
    readonly query: { readonly before?: string };
    readonly answer: RatingHistory;
  };
  readonly 'GET /api/v1/people/{name}/statistics': {
    readonly path: { readonly name: string };
    readonly answer: readonly GameStatistics[];
  };
  readonly 'GET /api/v1/pieces/{game}': {
    readonly path: { readonly game: string };
    readonly answer: BoxFacts;
  };
  readonly 'GET /api/v1/pieces/{game}/file': {
    readonly path: { readonly game: string };
    readonly query: { readonly format?: Form; readonly pieces?: string; readonly seat?: number; readonly paper?: PaperName; readonly cell?: number; readonly thickness?: number; readonly clearance?: number; readonly page?: number; readonly lang?: Language };
    readonly answer: string;
  };
  readonly 'GET /api/v1/puzzles': {
    readonly answer: Puzzles;
  };
  readonly 'GET /api/v1/puzzles/daily': {
    readonly answer: PuzzleTask;
  };
  readonly 'GET /api/v1/puzzles/next': {
    readonly query: { readonly game: string; readonly after?: string };
    readonly answer: PuzzleTask;
  };
  readonly 'GET /api/v1/puzzles/{puzzle_id}': {
    readonly path: { readonly puzzle_id: string };
    readonly answer: PuzzleTask;
  };
  readonly 'POST /api/v1/puzzles/{puzzle_id}/try': {
    readonly path: { readonly puzzle_id: string };
    readonly body: PuzzleMove;
    readonly answer: PuzzleVerdict;
  };
  readonly 'GET /api/v1/ranking/{game}': {
    readonly path: { readonly game: string };
    readonly query: { readonly page?: number; readonly name?: string };
    readonly answer: Leaderboard;
  };
  readonly 'GET /api/v1/ranking/{game}/distribution': {
    readonly path: { readonly game: string };
    readonly answer: Distribution;
  };
  readonly 'POST /api/v1/records': {
    readonly body: RecordText;
    readonly answer: Replay;
  };
  readonly 'POST /api/v1/records/review': {
    readonly body: ReviewText;
    readonly answer: ReviewLine;
  };
  readonly 'GET /api/v1/session': {
    readonly answer: SessionView;
  };
  readonly 'POST /api/v1/session': {
    readonly answer: SessionView;
  };
  readonly 'POST /api/v1/sign-in': {
    readonly body: SignIn;
    readonly answer: SessionView;
  };
  readonly 'POST /api/v1/sign-out': {
    readonly body: SignOut;
    readonly answer: null;
  };
  readonly 'POST /api/v1/sign-up': {
    readonly body: SignUp;
    readonly answer: SessionView;
  };
  readonly 'GET /api/v1/stream': {
    readonly answer: FromServer;
  };
  readonly 'GET /health': {
    readonly answer: Health;
  };
  readonly 'GET /health/live': {
    readonly answer: Health;
  };
  readonly 'GET /health/ready': {
    readonly answer: Health;
  };
}
