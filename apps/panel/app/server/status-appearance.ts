import type { Server } from '@zubr/contracts/servers/server'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'

/**
 * Colours of the status dot. `wait` is the default: orange and pulsing. Source: specification,
 * section 4.
 */
export type Tone = 'wait' | 'well' | 'bad' | 'off' | 'held'

const tones: Record<Server['state'], Tone> = {
  creating: 'wait',
  starting: 'wait',
  stopping: 'wait',
  absent: 'wait',
  running: 'well',
  stopped: 'off',
  crashed: 'bad',
  failed: 'bad',
}

export type StatusAppearance = { tone: Tone; text: string; note: string }

/**
 * The status of a server as dot and text. The contract comes first: a suspended server is not just
 * stopped.
 */
export function statusAppearanceOf(
  server: Pick<Server, 'contract' | 'state' | 'reason' | 'nodeSilent'> & {
    core?: Pick<Server['core'], 'id'>
    maintenance?: Server['maintenance']
  },
  messages: PanelMessages,
): StatusAppearance {
  const { contract, state, reason, nodeSilent } = server
  if (contract === 'archived') return { tone: 'off', text: messages.contracts.archived, note: '' }
  if (contract === 'suspended' || contract === 'blocked')
    return { tone: contract === 'blocked' ? 'bad' : 'held', text: messages.contracts[contract], note: '' }
  if (contract === 'active' && nodeSilent) return { tone: 'held', ...messages.nodeSilent }
  if (contract === 'active' && server.maintenance) {
    const { state: text, text: note } = messages.maintenance[server.maintenance.kind]
    return { tone: 'wait', text, note }
  }
  if (hasFailedDownload(server))
    return { tone: 'bad', text: messages.downloadFailed.state, note: messages.reasons.core_unavailable }
  const { id = '' } = server.core ?? {}
  const isProxy = isCoreId(id) && coreKinds[id].edition === 'proxy'
  const notes = isProxy ? { ...messages.stateNotes, ...messages.proxyNotes } : messages.stateNotes
  // A server that stopped for a reason is not just off.
  const tone = state === 'stopped' && reason ? 'bad' : tones[state]
  return {
    tone: contract === 'deleted' ? 'wait' : tone,
    text: contract === 'deleted' ? messages.states.absent : messages.states[state],
    note: reason ? messages.reasons[reason] : notes[contract === 'deleted' ? 'absent' : state],
  }
}

/** The core's download failed, and the node retries. */
export const hasFailedDownload = ({
  contract,
  state,
  reason,
  nodeSilent,
}: Pick<Server, 'contract' | 'state' | 'reason' | 'nodeSilent'>): boolean =>
  contract === 'active' && state === 'creating' && reason === 'core_unavailable' && !nodeSilent

/** A change is pending, so the server is polled more often. */
export function isChanging({
  contract,
  state,
  desiredState,
  nodeSilent,
}: Pick<Server, 'contract' | 'state' | 'desiredState' | 'nodeSilent'>): boolean {
  if (contract === 'blocked' || contract === 'archived' || nodeSilent) return false
  return (
    tones[state] === 'wait' ||
    (desiredState === 'running' && state === 'stopped') ||
    (desiredState === 'stopped' && state === 'running')
  )
}

/** It runs but answers no ping: nobody can join. */
export function isSilent({
  contract,
  state,
  nodeSilent,
  silentSince,
}: Pick<Server, 'contract' | 'state' | 'nodeSilent' | 'silentSince'>): boolean {
  return contract === 'active' && state === 'running' && !nodeSilent && silentSince !== null
}

/** The tone of the dot, including a silent server. */
export const toneOf = (server: Server, messages: PanelMessages): Tone =>
  isSilent(server) ? 'bad' : statusAppearanceOf(server, messages).tone

/** How long the server has not answered: in seconds, and from two minutes on in minutes. */
export function silentDurationText(locale: Locale, messages: PanelMessages, ms: number): string {
  const seconds = Math.max(1, Math.floor(ms / 1_000))
  return seconds < 120
    ? plural(locale, messages.server.silentSeconds, seconds)
    : plural(locale, messages.server.silentMinutes, Math.floor(seconds / 60))
}

/** The time left before a stopping server is killed, as text; undefined without a countdown. */
export function killCountdownText(
  locale: Locale,
  messages: PanelMessages,
  { state, killAt }: Pick<Server, 'state' | 'killAt'>,
  now: number,
): string | undefined {
  if (state !== 'stopping' || killAt === null) return undefined
  const seconds = Math.ceil((Date.parse(killAt) - now) / 1_000)
  return seconds > 0 ? plural(locale, messages.server.killIn, seconds) : messages.server.killNow
}
