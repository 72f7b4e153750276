import { addonOfTrace, culpritOf, facts, messageAbove } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import type { Rule } from '../scan.ts'

type PortRow = readonly [addon: string, line: RegExp]

/** Messages of plugins and mods without a port. Sources: the repositories of the named projects. */
const rows: readonly PortRow[] = [
  ['Simple Voice Chat', /Failed to run voice chat at UDP port (\d{1,5})|\[voicechat\].{0,80}Failed to bind/],
  [
    'Plasmo Voice',
    /\[PlasmoVoice\] Failed to bind socket\. Check if port (\d{1,5})|Failed to start the udp server/,
  ],
  ['Plasmo Voice', /\[Plasmo ?[Vv]oice\].{0,120}(?:[Ff]ailed to (?:bind|start)|Address already in use)/],
  ['dynmap', /Failed to start WebServer on address \S{0,60}?:(\d{1,5})/],
  ['Geyser', /Failed to start Geyser on \S{0,60}?:(\d{1,5})|Could not start Geyser/],
  [
    'BlueMap',
    /BlueMap failed to bind to the configured address|\[BlueMap\/?\].{0,20}Error while starting the WebServer/i,
  ],
  ['Votifier', /Votifier was not able to bind to (?:\S{0,60}?:(\d{1,5})|\{\})/],
  ['Plan', /\[Plan\].{0,40}(?:WebServer|Webserver).{0,60}(?:bind|port (\d{1,5}))/],
  ['squaremap', /\[squaremap\].{0,80}(?:Failed to start|Internal webserver could not start)/],
  ['Pl3xMap', /\[Pl3xMap\].{0,80}(?:Failed to start|Internal webserver could not start)/],
  ['RCON', /Unable to initiali[sz]e RCON on \S{0,60}?:(\d{1,5})/],
  ['Query', /Unable to initiali[sz]e query system on \S{0,60}?:(\d{1,5})/],
]

export const isAddonPort = (line: string): boolean => rows.some(([, pattern]) => pattern.test(line))

/** The port may be in one of the next lines. */
function portNear(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const port = /configured port \((\d{1,5})\)|Failed to bind to \S{0,60}?:(\d{1,5})/.exec(line)
    if (port) return port[1] ?? port[2]
  }
  return undefined
}

/**
 * A plugin or mod that cannot listen: the game runs without its feature, so it explains no other
 * fault.
 */
export const addonPortRule: Rule = {
  code: 'addon_port',
  isHint: true,
  signs: [
    'Failed to run voice chat at UDP port ',
    '[voicechat]',
    '[Plasmo',
    'Failed to start the udp server',
    'Failed to start WebServer on address ',
    'Failed to start Geyser on ',
    'Could not start Geyser',
    'BlueMap failed to bind ',
    'Error while starting the WebServer',
    'Votifier was not able to bind to ',
    '[Plan]',
    '[squaremap]',
    '[Pl3xMap]',
    'Unable to initialise RCON on ',
    'Unable to initialize RCON on ',
    'Unable to initialise query system on ',
    'Unable to initialize query system on ',
  ],
  read: ({ text, after }): Facts | undefined => {
    if (/INFO\]/.test(text) && !/Failed to bind socket|BlueMap failed to bind/.test(text)) return undefined
    for (const [addon, pattern] of rows) {
      const match = pattern.exec(text)
      if (!match) continue
      const port = match[1] ?? match[2] ?? portNear(after(4))
      return { addon, ...(port && { port }) }
    }
    return facts(null)
  },
}

/** Named by the jar whose code opened the port, or by the addon's log tag. */
export const boundByAddonRule: Rule = {
  code: 'addon_port',
  isHint: true,
  signs: [
    'BindException: ',
    'bind(..) failed',
    'Port already in use. Make sure no other process is using port ',
  ],
  read: (hit) => {
    const near = [hit.text, ...hit.before(4)]
    // The rows above use the addon's own name.
    if ([...near, ...messageAbove(hit), ...hit.after(14)].some(isAddonPort)) return undefined
    const port =
      /using port (\d{1,5})\b/.exec(hit.text)?.[1] ??
      near
        .map((line) =>
          /\b[Pp]ort:? (\d{1,5})\b|\S:(\d{2,5})\b(?!:)/.exec(line.slice(12))?.slice(1).find(Boolean),
        )
        .find(Boolean)
    const tag = near
      .map((line) => /(?:ERROR|WARN|SEVERE|WARNING)\]?:? {1,2}\[([\w-]{2,40})\] /.exec(line)?.[1])
      .find((name) => name !== undefined)
    const own = tag ? { addon: tag } : { ...addonOfTrace(hit), ...culpritOf(hit, { inTrace: false }) }
    return own.addon ? { ...own, ...(port && { port }) } : undefined
  },
}
