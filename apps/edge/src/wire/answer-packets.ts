import { legacyTextOf, type MotdPart } from '@zubr/domain/servers/motd'
import { packet, text, varInt } from '@zubr/on-node/java-packets'
import type { LegacyPing } from './legacy-ping.ts'
import { kickParts, listParts } from './motd-parts.ts'
import { joinLines, listLine, type ServerAvailability } from './server-availability.ts'

// What the edge says by itself: entries in the server list and words at joining, as every client reads them.

export type Answer = {
  matter: ServerAvailability
  /** The server's public name, or the name that was typed, where none is known by it. */
  name: string
  /** As domain/servers/motd.ts has it. */
  motd?: string | null | undefined
  /** In which it is said: a locale of ours; anything else is English. */
  language: string
}

export type StatusAnswer = Answer & {
  /** Of the client: whatever it speaks, its list shows no other version. */
  protocol: number
  maxPlayers?: number | null | undefined
  /** A data URL of a PNG of 64 × 64. */
  icon?: string | null | undefined
}

const ids = { status: 0, pong: 1, disconnect: 0, legacyKick: 0xff }
/** The list wraps a longer line, and then the second one is lost. */
const maxListLetters = 40
/** A client takes no status of more letters than that; an icon that does not fit is left away. */
const maxStatusLetters = 32_767
/** Players who are none: their names are what the list shows above the count of players. */
const noPlayerId = '00000000-0000-0000-0000-000000000000'
/** Of a kick's reason in clients up to 1.6.4 (readString(stream, 256)). */
const maxLegacyKickLength = 256
const shownVersion = 'Java'

const colours = { calm: 'gray', soon: 'gold', trouble: 'red' } as const
const legacyColours = { gray: '§7', gold: '§6', red: '§c' } as const

export function statusAnswer(answer: StatusAnswer): Buffer {
  const { protocol, maxPlayers, icon, matter, language } = answer
  const name = shownName(answer.name)
  const motd = listParts(answer.motd)
  const status = {
    version: { name: shownVersion, protocol },
    players: {
      ...{ max: maxPlayers ?? 0, online: 0 },
      ...(motd && name !== '' && { sample: [{ name, id: noPlayerId }] }),
    },
    description: message([
      ...(motd ?? [{ text: name, color: 'white', bold: true as const }]),
      { text: `\n${listLine(matter, language)}`, color: colourOf(matter) },
    ]),
  }
  const bare = JSON.stringify(status)
  const whole = icon ? JSON.stringify({ ...status, favicon: icon }) : bare
  return packet(varInt(ids.status), text(whole.length > maxStatusLetters ? bare : whole))
}

/** What comes back for a ping after a status; `sent` are its eight bytes. */
export function pongAnswer(sent: Buffer): Buffer {
  return packet(varInt(ids.pong), sent)
}

/** Sends a player away who wants to join. Nothing of the login needs to have been read for it. */
export function disconnectAnswer({ matter, name, motd, language }: Answer): Buffer {
  const [what, todo] = joinLines(matter, language)
  const reason = message([
    { text: shownName(name), color: 'white', bold: true },
    ...kickParts(motd),
    { text: `\n\n${what}`, color: colourOf(matter) },
    { text: `\n${todo}`, color: 'gray' },
  ])
  return packet(varInt(ids.disconnect), text(JSON.stringify(reason)))
}

/** The same entry for the list of clients before 1.7, which know one line. */
export function legacyAnswer(
  ping: Pick<LegacyPing, 'since' | 'protocol'>,
  { matter, name, motd, language, maxPlayers }: Omit<StatusAnswer, 'protocol' | 'icon'>,
): Buffer {
  const line = listLine(matter, language)
  const players = ['0', String(maxPlayers ?? 0)]
  const parts = listParts(motd) ?? [{ text: shownName(name), color: 'white' }]
  const plain = parts.map(({ text }) => text).join('')
  if (ping.since === '1.0') return legacyKick([`${plain}: ${line}`, ...players].join('§'))
  const fieldsWith = (title: string) =>
    [
      '§1',
      // 1.5.2, the last that does not say what it is.
      String(ping.protocol ?? 61),
      shownVersion,
      `${title} ${legacyColours[colourOf(matter)]}${line}`,
      ...players,
    ].join('\0')
  const coloured = fieldsWith(legacyTextOf(parts))
  return legacyKick(coloured.length > maxLegacyKickLength ? fieldsWith(`§f${plain}`) : coloured)
}

/** Sends a player away whose client is of 1.6.4 or before: a kick, with the text in the game's own colours. */
export function legacyDisconnectAnswer({ matter, name, motd, language }: Answer): Buffer {
  const [what, todo] = joinLines(matter, language)
  const reason = `\n\n${legacyColours[colourOf(matter)]}${what}\n§7${todo}`
  const title = `§f${shownName(name)}`
  const whole = title + legacyTextOf(kickParts(motd)) + reason
  return legacyKick(whole.length > maxLegacyKickLength ? title + reason : whole)
}

function legacyKick(text: string): Buffer {
  const sent = text.slice(0, maxLegacyKickLength)
  const head = Buffer.from([ids.legacyKick, 0, 0])
  head.writeUInt16BE(sent.length, 1)
  return Buffer.concat([head, Buffer.from(sent, 'utf16le').swap16()])
}

/** A text as 1.7 reads it, and every version since. */
const message = (parts: MotdPart[]) => ({ text: '', extra: parts })

function colourOf({ is }: ServerAvailability): (typeof colours)[keyof typeof colours] {
  if (is === 'starting' || is === 'crashed' || is === 'may_start') return colours.soon
  return is === 'stopped' || is === 'stopping' ? colours.calm : colours.trouble
}

/** Without the game's own codes, without what a line must not have, and no longer than the list is wide. */
function shownName(name: string): string {
  const clean = name
    .replaceAll(/§./gsu, '')
    .replaceAll(/[\p{C}§]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = [...clean]
  return letters.length > maxListLetters ? `${letters.slice(0, maxListLetters - 1).join('')}…` : clean
}
