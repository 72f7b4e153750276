/** The logger's prefix of an INFO message, in the layouts of all cores. */
const infoPrefix =
  /^(?:\[[^\]\n]{0,40}\] \[[^\]\n]{1,80}\/INFO\](?: \[[^\]\n]{1,120}\])?:? |\[[^\]\n]{1,40} INFO\]:? |(?:[\d:. -]{5,24} )?(?:\[[^\]\n]{1,40}\] )?\[INFO ?\](?: \[[^\]\n]{1,80}\])?:? )/

/** A core's own reasons for refusing a login. */
const coreReason =
  /: (?:This server requires you to connect with Velocity|Unable to verify player details|Your server did not send a forwarding request|Unknown data in login hostname|If you wish to use IP forwarding)/

/** A class that writes to standard output: `[com.example.Moon:rise:12]: `. */
const isOutputTag = /^\[[\w.$/]{1,100}:[\w$<>]{1,40}:-?\d{1,5}\]: /

/**
 * Messages with text by players: chat of any layout, /me, /say, /tell, commands and their answers,
 * names of items and creatures, reasons of kicks.
 */
const playerTexts: readonly RegExp[] = [
  /^.{0,80}?<[^>\n]{1,60}> /,
  /^\* \S/,
  /^(?:\[Not Secure\] )?\[[^\]\n]{1,80}\]/,
  /^\[[^\]\n]{1,40}(?:: | -> )/,
  /^[^\n]{0,100}?(?:»|›|➤|➜|→|⇨|>>| > | -> )/,
  /^\w{2,16}: (?=\S)/,
  /\bissued server command: | lost connection: |\bwhispers? to you: /,
  /^(?:Disconnecting|Kicked|Banned|Named entity|Villager) /,
  /^\w{2,16} (?:was|died|fell|drowned|burned|blew up|hit|went|walked|tried|suffocated|starved|froze|withered|experienced|discovered|has|didn't|left|joined)\b/,
]

/** Threads of the start, before anyone can play. */
const startThread = /\[main\/INFO\]/

/**
 * Whether a line may contain a player's text, which proves nothing. Such lines have the level INFO.
 */
export function isPlayerText(line: string): boolean {
  const prefix = infoPrefix.exec(line)?.[0]
  if (prefix === undefined || startThread.test(prefix)) return false
  const message = line.slice(prefix.length)
  if (
    isOutputTag.test(message) ||
    (/^(?:Disconnecting |\S{1,200} \(\/\S{1,80}\) lost ).{0,160}/.test(message) && coreReason.test(message))
  )
    return false
  return playerTexts.some((pattern) => pattern.test(message))
}

/** Whether a line reports a fault: by its level, or as part of a trace. INFO proves no fault. */
export const isFaultLine = (line: string): boolean =>
  !/^(?:.{0,60}[[ /])?INFO ?\]/.test(line) || /\[STDERR\]/.test(line.slice(0, 160))

/**
 * A core's message that the server has started. It follows the logger's prefix directly; players'
 * text never does.
 */
const started = /^(?:Done \(\d{1,6}[.,]?\d{0,12} ?m?s\)!|Server started\.)/

/** Position of the last start of the server in a log; -1 without one. */
export function lastStartAt(text: string): number {
  let at = text.length
  for (let tries = 0; tries < 200 && at > 0; tries++) {
    at = Math.max(text.lastIndexOf('Done (', at - 1), text.lastIndexOf('Server started.', at - 1))
    if (at < 0) return -1
    const near = Math.max(0, at - 200)
    const begin = near + text.slice(near, at).lastIndexOf('\n') + 1
    const line = text.slice(begin, begin + 400)
    const prefix = infoPrefix.exec(line)?.[0]
    if (prefix !== undefined && started.test(line.slice(prefix.length))) return begin
  }
  return -1
}
