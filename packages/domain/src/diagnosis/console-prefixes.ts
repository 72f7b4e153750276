/** Prefixes that tools running a server add to each line, before the server's own line. */
const wrappers: readonly [sign: string, prefix: RegExp][] = [
  // Docker Compose: `minecraft-1  | `.
  [' | ', /^[\w.-]{1,60} {1,20}\| /gm],
  // `docker logs -t` and Kubernetes: `2026-01-02T03:04:05.678901234Z stdout F `.
  ['Z ', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z (?:std(?:out|err) [FP] )?/gm],
  // journald: `Feb 03 19:22:01 host java[2211]: `, also with ISO times.
  [
    ']: ',
    /^(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\S{8,30}) [\w.-]{1,63} [\w.@/-]{1,60}\[\d{1,10}\]: /gm,
  ],
  ['[Server] [', /^\[Server\] (?=\[\d\d:)/gm],
]

/** Multicraft: `13.11 18:10:50 [Server] main/ERROR text`; it drops leading spaces of the text. */
const multicraft =
  /^\d\d\.\d\d (\d\d:\d\d:\d\d) \[Server\] (?:\[?(?:([^/\n[\]]{1,60})\/)?(INFO|WARN|WARNING|ERROR|SEVERE|FATAL)\]?:? )?([^\n]{0,40})/gm

/** Lines without a header: they continue a message, or come from outside the logger. */
const isBare =
  /^(?:at [\w.$/<>-]{2,40}|\.\.\. \d|Caused by: |Exception in thread|Error: |Error occurred during|---- |-- |Description: |[- ]|\[|#|\*{4} |(?:[\w$]{1,30}\.){2,12})/

function unwrapMulticraft(_: string, time: string, thread: string, level: string, text: string): string {
  if (/^(?:at [\w.$/<>-]{2,40}|\.\.\. \d)/.test(text)) return `\t${text}`
  if (isBare.test(text) || !level) return text
  return thread ? `[${time}] [${thread}/${level}]: ${text}` : `[${time} ${level}]: ${text}`
}

/**
 * A stack frame that was logged as a line: `[12:00:01 WARN]: at …`, also through FML's `[STDERR]`.
 */
const wrappedStep =
  /^\[[^\]\n]{1,60}\](?: ?\[[^\]\n]{1,120}\]){0,4}:?(?: \[[^\]\n]{1,150}\]:)?[ \t]{1,12}(at (?=[\w.$/<>~-]{2,40})|\.\.\. (?=\d)|Caused by: )/gm

const hasWrappedStep = /\][^\n]{0,20}(?:\sat |Caused by: )/

/** Removes prefixes of consoles and panels. Line breaks stay, so line numbers do too. */
export function withoutPrefixes(text: string): string {
  let own = text
  for (const [sign, prefix] of wrappers) if (own.includes(sign)) own = own.replace(prefix, '')
  if (own.includes(' [Server] ')) own = own.replace(multicraft, unwrapMulticraft)
  if (hasWrappedStep.test(own))
    own = own.replace(wrappedStep, (_, step: string) => (step === 'Caused by: ' ? step : `\t${step}`))
  return own
}
