import type { BedrockNaming } from '@zubr/domain/players/bedrock-names'
import { entriesIn, type ListEntry, type PlayerList, pathOf, playerLists } from '@zubr/domain/players/lists'
import { textOf } from '@zubr/domain/settings-files/formats/scalars'
import { yamlIn } from '@zubr/domain/settings-files/formats/yaml'
import { serverProperties } from '@zubr/domain/settings-files/server-properties'
import { nameOf } from '@zubr/domain/settings-files/setting'
import { usualOf, valueIn } from '@zubr/domain/settings-files/values'
import type { FilesClient } from '../file-access/client.ts'
import { fileErrorOf } from '../file-access/file-error.ts'

/** A list as its file has it. `version` null: there is no such file yet. */
export type OneList = { entries: ListEntry[] | 'damaged'; version: string | null }
export type Lists = Record<PlayerList, OneList> & {
  /** Undefined while there are no settings. */
  whitelistOn: boolean | undefined
  checksAccounts: boolean
}

const settingsPath = 'server.properties'
const longest = 4 * 1024 * 1024

type Read = { text: string; version: string | null }

async function readText(client: FilesClient, path: string): Promise<Read> {
  try {
    const { bytes, version, size } = await client.read({ path, length: longest })
    // What is longer is no list of people.
    return { text: size > longest ? '?' : new TextDecoder().decode(bytes), version }
  } catch (error) {
    if (fileErrorOf(error).code === 'not_found') return { text: '', version: null }
    throw error
  }
}

export async function readList(client: FilesClient, list: PlayerList): Promise<OneList> {
  const { text, version } = await readText(client, pathOf(list))
  return { entries: entriesIn(text) ?? 'damaged', version }
}

const settingOf = (name: string) => serverProperties.find((own) => nameOf(own) === name)

function flagIn(text: string, name: string): boolean {
  const setting = settingOf(name)
  return setting !== undefined && (valueIn('properties', text, setting) ?? usualOf(setting)) === 'true'
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

/** How players of Bedrock are named here; undefined without Floodgate, or where only a proxy has it. Rejects with FileError. */
export async function readBedrockNaming(client: FilesClient): Promise<BedrockNaming | undefined> {
  for (const path of floodgatePaths) {
    const { text, version } = await readText(client, path)
    if (version === null) continue
    const value = (key: string) => textOf('yaml', yamlIn(text, [key]) ?? '')
    return { prefix: value('username-prefix'), replacesSpaces: value('replace-spaces') !== 'false' }
  }
  return undefined
}

/** The UUID of a player who was on the server, or is on a list of it. Rejects with FileError. */
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
