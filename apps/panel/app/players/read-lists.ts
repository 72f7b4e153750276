import type { BedrockNaming } from '@zubr/domain/players/bedrock-names'
import { entriesIn, type ListEntry, type PlayerList, pathOf, playerLists } from '@zubr/domain/players/lists'
import { textOf } from '@zubr/domain/settings-files/formats/scalars'
import { yamlIn } from '@zubr/domain/settings-files/formats/yaml'
import { serverProperties } from '@zubr/domain/settings-files/server-properties'
import { nameOf } from '@zubr/domain/settings-files/setting'
import { defaultOf, valueIn } from '@zubr/domain/settings-files/values'
import type { FilesClient } from '../file-access/client.ts'
import { fileErrorOf } from '../file-access/file-error.ts'

/** A list as in its file. `version` null: the file does not exist yet. */
export type OneList = { entries: ListEntry[] | 'damaged'; version: string | null }
export type Lists = Record<PlayerList, OneList> & {
  /** Undefined while there are no settings. */
  whitelistOn: boolean | undefined
  checksAccounts: boolean
}

const settingsPath = 'server.properties'
const maxListBytes = 4 * 1024 * 1024

type Read = { text: string; version: string | null }

async function readText(client: FilesClient, path: string): Promise<Read> {
  try {
    const { bytes, version, size } = await client.read({ path, length: maxListBytes })
    // Real lists are shorter.
    return { text: size > maxListBytes ? '?' : new TextDecoder().decode(bytes), version }
  } catch (error) {
    if (fileErrorOf(error).code === 'not_found') return { text: '', version: null }
    throw error
  }
}

export async function readList(client: FilesClient, list: PlayerList): Promise<OneList> {
  const { text, version } = await readText(client, pathOf(list))
  return { entries: entriesIn(text) ?? 'damaged', version }
}

const settingOf = (name: string) => serverProperties.find((setting) => nameOf(setting) === name)

function flagIn(text: string, name: string): boolean {
  const setting = settingOf(name)
  return setting !== undefined && (valueIn('properties', text, setting) ?? defaultOf(setting)) === 'true'
}

export async function readSwitch(
  client: FilesClient,
): Promise<Pick<Lists, 'whitelistOn' | 'checksAccounts'>> {
  const { text, version } = await readText(client, settingsPath)
  return {
    whitelistOn: version === null ? undefined : flagIn(text, 'white-list'),
    checksAccounts: flagIn(text, 'online-mode'),
  }
}

/** Floodgate's settings, as a plugin and as a mod. */
const floodgatePaths = ['plugins/floodgate/config.yml', 'config/floodgate/config.yml']

/**
 * The names of Bedrock players; undefined without Floodgate, or if only a proxy has it. Rejects
 * with FileError.
 */
export async function readBedrockNaming(client: FilesClient): Promise<BedrockNaming | undefined> {
  for (const path of floodgatePaths) {
    const { text, version } = await readText(client, path)
    if (version === null) continue
    const value = (key: string) => textOf('yaml', yamlIn(text, [key]) ?? '')
    return { prefix: value('username-prefix'), replacesSpaces: value('replace-spaces') !== 'false' }
  }
  return undefined
}

/**
 * The UUID of a player who was on the server, or is on one of its lists. Rejects with FileError.
 */
export async function knownUuid(
  client: FilesClient,
  lists: Pick<Lists, PlayerList>,
  name: string,
): Promise<string | undefined> {
  const { text } = await readText(client, 'usercache.json')
  const all = [entriesIn(text) ?? [], ...playerLists.map((list) => lists[list].entries)]
  const found = all
    .flatMap((entries) => (entries === 'damaged' ? [] : entries))
    .find((one) => String(one.name).toLowerCase() === name.toLowerCase())
  return typeof found?.uuid === 'string' ? found.uuid : undefined
}

/** Rejects with FileError. */
export async function readLists(client: FilesClient): Promise<Lists> {
  const [settings, ...lists] = await Promise.all([
    readSwitch(client),
    ...playerLists.map(async (list) => [list, await readList(client, list)] as const),
  ])
  return { ...(Object.fromEntries(lists) as Record<PlayerList, OneList>), ...settings }
}
