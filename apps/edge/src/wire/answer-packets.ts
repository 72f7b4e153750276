import { legacyTextOf, type MotdPart } from '@zubr/domain/servers/motd'
import { packet, text, varInt } from '@zubr/on-node/java-packets'
import type { LegacyPing } from './legacy-ping.ts'
import { kickParts, listParts } from './motd-parts.ts'
import { joinLines, listLine, type ServerAvailability } from './server-availability.ts'

// The packets with which the edge itself answers: server list entries and disconnects.

export type Answer = {
  availability: ServerAvailability
  /** The server's public name, or the name that was typed if no server has it. */
  name: string
  /** In the form of domain/servers/motd.ts. */
  motd?: string | null | undefined
  /** A locale; anything else means English. */
  language: string
}

export type StatusAnswer = Answer & {
  /** The client's own protocol, as its list marks any other as outdated. */
  protocol: number
  maxPlayers?: number | null | undefined
  /** A data URL of a PNG of 64 × 64. */
  icon?: string | null | undefined
}

const packetIds = { status: 0, pong: 1, disconnect: 0, legacyKick: 0xff }
/** The list wraps a longer line and then drops the second one. */
const maxListLetters = 40
/** A client accepts no longer status. An icon that does not fit is omitted. */
const maxStatusLetters = 32_767
/** The list shows the names of sample players above the player count. This id belongs to nobody. */
const samplePlayerId = '00000000-0000-0000-0000-000000000000'
/** Clients up to 1.6.4 read no longer reason (readString(stream, 256)). */
const maxLegacyKickLetters = 256
const versionName = 'Java'
/** Version 1.5.2, the last one that does not send its protocol. */
const protocolOf152 = 61

const stateColours = { calm: 'gray', soon: 'gold', trouble: 'red' } as const
const legacyColours = { gray: '§7', gold: '§6', red: '§c' } as const

export function statusAnswer(answer: StatusAnswer): Buffer {
  const { protocol, maxPlayers, icon, availability, language } = answer
  const name = displayName(answer.name)
  const motd = listParts(answer.motd)
  const status = {
    version: { name: versionName, protocol },
    players: {
      max: maxPlayers ?? 0,
      online: 0,
      ...(motd && name !== '' && { sample: [{ name, id: samplePlayerId }] }),
    },
    description: textComponent([
      ...(motd ?? [{ text: name, color: 'white', bold: true as const }]),
      { text: `\n${listLine(availability, language)}`, color: colourOf(availability) },
    ]),
  }
  const withoutIcon = JSON.stringify(status)
  const complete = icon ? JSON.stringify({ ...status, favicon: icon }) : withoutIcon
  return packet(varInt(packetIds.status), text(complete.length > maxStatusLetters ? withoutIcon : complete))
}

/** `payload`: the eight bytes of the ping. */
export function pongAnswer(payload: Buffer): Buffer {
  return packet(varInt(packetIds.pong), payload)
}

/** May be sent at any time of the login. */
export function disconnectAnswer({ availability, name, motd, language }: Answer): Buffer {
  const [reason, advice] = joinLines(availability, language)
  const message = textComponent([
    { text: displayName(name), color: 'white', bold: true },
    ...kickParts(motd),
    { text: `\n\n${reason}`, color: colourOf(availability) },
    { text: `\n${advice}`, color: 'gray' },
  ])
  return packet(varInt(packetIds.disconnect), text(JSON.stringify(message)))
}

/** The list entry for clients before 1.7, whose list has one line. */
export function legacyAnswer(
  ping: Pick<LegacyPing, 'since' | 'protocol'>,
  { availability, name, motd, language, maxPlayers }: Omit<StatusAnswer, 'protocol' | 'icon'>,
): Buffer {
  const line = listLine(availability, language)
  const players = ['0', String(maxPlayers ?? 0)]
  const parts = listParts(motd) ?? [{ text: displayName(name), color: 'white' }]
  const plain = parts.map(({ text }) => text).join('')
  if (ping.since === '1.0') return legacyKick([`${plain}: ${line}`, ...players].join('§'))
  const fieldsWith = (title: string) =>
    [
      '§1',
      String(ping.protocol ?? protocolOf152),
      versionName,
      `${title} ${legacyColours[colourOf(availability)]}${line}`,
      ...players,
    ].join('\0')
  const coloured = fieldsWith(legacyTextOf(parts))
  return legacyKick(coloured.length > maxLegacyKickLetters ? fieldsWith(`§f${plain}`) : coloured)
}

/** For clients up to 1.6.4: a kick, with the text in the game's colour codes. */
export function legacyDisconnectAnswer({ availability, name, motd, language }: Answer): Buffer {
  const [reason, advice] = joinLines(availability, language)
  const message = `\n\n${legacyColours[colourOf(availability)]}${reason}\n§7${advice}`
  const title = `§f${displayName(name)}`
  const complete = title + legacyTextOf(kickParts(motd)) + message
  return legacyKick(complete.length > maxLegacyKickLetters ? title + message : complete)
}

function legacyKick(text: string): Buffer {
  const letters = text.slice(0, maxLegacyKickLetters)
  const head = Buffer.from([packetIds.legacyKick, 0, 0])
  head.writeUInt16BE(letters.length, 1)
  return Buffer.concat([head, Buffer.from(letters, 'utf16le').swap16()])
}

/** A text component in the form that every version since 1.7 reads. */
const textComponent = (parts: MotdPart[]) => ({ text: '', extra: parts })

function colourOf({ status }: ServerAvailability): (typeof stateColours)[keyof typeof stateColours] {
  if (status === 'starting' || status === 'crashed' || status === 'may_start') return stateColours.soon
  return status === 'stopped' || status === 'stopping' ? stateColours.calm : stateColours.trouble
}

/** A name without colour codes and control characters, cut to the list's width. */
function displayName(name: string): string {
  const clean = name
    .replaceAll(/§./gsu, '')
    .replaceAll(/[\p{C}§]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = [...clean]
  return letters.length > maxListLetters ? `${letters.slice(0, maxListLetters - 1).join('')}…` : clean
}
