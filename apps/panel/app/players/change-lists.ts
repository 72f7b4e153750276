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
import type { CommandOutcome } from './one-command.ts'
import { readList, readSwitch } from './read-lists.ts'

/** How a change came out. `unseen`: the server has the command, and its list does not show it. */
export type ListOutcome = 'done' | 'unseen' | 'notSent'

type Live = {
  client: FilesClient
  give(command: string): Promise<CommandOutcome>
  pause?(): Promise<unknown>
}
export type ListChange = { list: PlayerList; action: 'add' | 'remove'; key: string; reason?: string }

/** A server writes its lists at once, and asks for accounts before: half a minute is more than that takes. */
const looks = 40
const lookAgain = () => new Promise((resolve) => setTimeout(resolve, 500))

/** By a running server's own command, and looks whether its file says so. */
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
  // What nobody knows of may have arrived.
  if (outcome !== 'taken' && outcome !== 'unknown') return 'notSent'
  for (let left = looks; left > 0; left--) {
    if (await isSeen()) return 'done'
    await pause()
  }
  return 'unseen'
}

const isSameName = (name: unknown, key: string) => String(name).toLowerCase() === key.toLowerCase()

/**
 * The whitelist of a running server by its file, which it then reads again: its commands look a name up among accounts of Java, and
 * take none with a blank. Rejects with FileError.
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

/** In the file of a server that is stopped. Rejects with FileError. */
export async function changeAtRest(
  client: FilesClient,
  { list, action, ...own }: { list: PlayerList; action: 'add' | 'remove' } & NewEntry,
): Promise<void> {
  for (let left = 2; ; left--) {
    const { entries, version } = await readList(client, list)
    if (entries === 'damaged') throw new FileError('failed', { path: pathOf(list) })
    const next = action === 'add' ? withEntry(list, entries, own) : withoutKey(list, entries, own.key)
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
  const setting = serverProperties.find((own) => nameOf(own) === 'white-list')
  const { bytes, version } = await client.read({ path })
  const decoded = decode(bytes)
  if (!decoded || !setting) throw new FileError('failed', { path })
  const text = withValues('properties', decoded.text, [{ setting, value: String(on) }])
  const own = encode(text, decoded.form)
  if ('lacks' in own) throw new FileError('failed', { path })
  await client.write({ path, version }, own as Uint8Array<ArrayBuffer>)
}
