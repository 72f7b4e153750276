import {
  commandFor,
  hasKey,
  listText,
  type NewEntry,
  type PlayerList,
  pathOf,
  withEntry,
  withoutKey,
} from '@zubr/domain/players/lists'
import { serverProperties } from '@zubr/domain/settings-files/server-properties'
import { nameOf } from '@zubr/domain/settings-files/setting'
import { withValues } from '@zubr/domain/settings-files/values'
import type { FilesClient } from '../file-access/client.ts'
import { FileError, fileErrorOf } from '../file-access/file-error.ts'
import { decode, encode } from '../files/editor/text/encoding.ts'
import { readList, readSwitch } from './read-lists.ts'
import type { CommandOutcome } from './send-command.ts'

/**
 * The outcome of a change. `unseen`: the server received the command, but its list does not show
 * it.
 */
export type ListOutcome = 'done' | 'unseen' | 'notSent'

type Live = {
  client: FilesClient
  give(command: string): Promise<CommandOutcome>
  pause?(): Promise<unknown>
}
export type ListChange = { list: PlayerList; action: 'add' | 'remove'; key: string; reason?: string }

/**
 * A server writes its lists at once, after it has looked up the account: half a minute is enough.
 */
const looks = 40
const lookAgain = () => new Promise((resolve) => setTimeout(resolve, 500))

/** Sends the command of a running server, and polls the file for the change. */
export async function changeLive({ client, give, pause }: Live, change: ListChange): Promise<ListOutcome> {
  const isSeen = async () => {
    const { entries } = await readList(client, change.list)
    return entries !== 'damaged' && hasKey(change.list, entries, change.key) === (change.action === 'add')
  }
  return giveAndLook({ give, pause }, commandFor(change.list, change.action, change), isSeen)
}

export const switchLive = ({ client, give, pause }: Live, on: boolean): Promise<ListOutcome> =>
  giveAndLook({ give, pause }, `whitelist ${on ? 'on' : 'off'}`, async () => {
    const { whitelistOn } = await readSwitch(client)
    return whitelistOn === on
  })

async function giveAndLook(
  { give, pause = lookAgain }: Pick<Live, 'give'> & { pause: Live['pause'] },
  command: string,
  isSeen: () => Promise<boolean>,
): Promise<ListOutcome> {
  const outcome = await give(command)
  // A command with an unknown outcome may have arrived.
  if (outcome !== 'taken' && outcome !== 'unknown') return 'notSent'
  for (let left = looks; left > 0; left--) {
    if (await isSeen()) return 'done'
    await pause()
  }
  return 'unseen'
}

const isSameName = (name: unknown, key: string) => String(name).toLowerCase() === key.toLowerCase()

/**
 * Changes the whitelist file of a running server, which then reloads it. Its commands look up names
 * among Java accounts and accept no spaces.
 * Rejects with FileError.
 */
export async function changeByReload(
  { client, give }: Live,
  change: { action: 'add' | 'remove' } & NewEntry,
): Promise<ListOutcome> {
  const { entries } = await readList(client, 'whitelist')
  const before = entries === 'damaged' ? undefined : entries.find((one) => isSameName(one.name, change.key))
  await changeAtRest(client, { ...change, list: 'whitelist' })
  const outcome = await give('whitelist reload')
  if (outcome === 'taken' || outcome === 'unknown') return 'done'
  const uuid = change.uuid ?? before?.uuid
  const back = change.action === 'add' ? 'remove' : 'add'
  await changeAtRest(client, {
    ...change,
    list: 'whitelist',
    action: back,
    ...(typeof uuid === 'string' && { uuid }),
  })
  return 'notSent'
}

/** Changes the file of a stopped server. Rejects with FileError. */
export async function changeAtRest(
  client: FilesClient,
  { list, action, ...entry }: { list: PlayerList; action: 'add' | 'remove' } & NewEntry,
): Promise<void> {
  for (let left = 2; ; left--) {
    const { entries, version } = await readList(client, list)
    if (entries === 'damaged') throw new FileError('failed', { path: pathOf(list) })
    const next = action === 'add' ? withEntry(list, entries, entry) : withoutKey(list, entries, entry.key)
    try {
      await client.write({ path: pathOf(list), version }, listText(next))
      return
    } catch (error) {
      const failure = fileErrorOf(error)
      const isMeanwhile = ['changed', 'taken', 'not_found'].includes(failure.code)
      if (!isMeanwhile || left === 0) throw failure
    }
  }
}

export async function switchAtRest(client: FilesClient, on: boolean): Promise<void> {
  const path = 'server.properties'
  const setting = serverProperties.find((candidate) => nameOf(candidate) === 'white-list')
  const { bytes, version } = await client.read({ path })
  const decoded = decode(bytes)
  if (!decoded || !setting) throw new FileError('failed', { path })
  const text = withValues('properties', decoded.text, [{ setting, value: String(on) }])
  const encoded = encode(text, decoded.form)
  if ('lacks' in encoded) throw new FileError('failed', { path })
  await client.write({ path, version }, encoded as Uint8Array<ArrayBuffer>)
}
