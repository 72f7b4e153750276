import { fileSizeHeader, fileVersionHeader } from '@zubr/contracts/files/file-constants'
import { expect, test } from 'vitest'
import { FilesClient } from '../file-access/client.ts'
import { changeAtRest, changeByReload, changeLive, switchAtRest, switchLive } from './change-lists.ts'
import { knownUuid, readBedrockNaming, readLists } from './read-lists.ts'
import type { CommandOutcome } from './send-command.ts'

/** A server's folder; `meanwhile` runs once, before a write. */
function folder(files: Record<string, string>, meanwhile?: () => void) {
  let todo = meanwhile
  const failure = (code: string) => new Response(JSON.stringify({ failure: { code } }), { status: 409 })
  const client = new FilesClient({
    access: async () => ({
      url: 'node:',
      token: '',
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    }),
    async ask(_, { operation, args, content }) {
      const { path, version } = args as { path: string; version?: string | null }
      if (operation === 'write') {
        todo?.()
        todo = undefined
        if (version === null && path in files) return failure('taken')
        if (version && version !== versionOf(files[path])) return failure('changed')
        files[path] = await new Response(content ?? null).text()
        return Response.json({})
      }
      const text = files[path]
      if (text === undefined) return failure('not_found')
      return new Response(text, {
        headers: { [fileVersionHeader]: versionOf(text), [fileSizeHeader]: String(text.length) },
      })
    },
  })
  return { files, client }
}

/** A version must be a valid header value. */
const versionOf = (text = '') => encodeURIComponent(text)

const at = new Date('2026-11-23T17:05:00Z')
const pause = async () => undefined

test('stopped server: the file is changed, and keeps concurrent changes', async () => {
  const other = { uuid: 'o', name: 'Stork' }
  const { files, client } = folder({}, () => {
    files['whitelist.json'] = JSON.stringify([other])
  })
  const entry = { key: 'Mira', uuid: 'u', at, by: 'Server' }
  await changeAtRest(client, { list: 'whitelist', action: 'add', ...entry })
  expect(JSON.parse(files['whitelist.json'] ?? '')).toEqual([other, { uuid: 'u', name: 'Mira' }])
  await changeAtRest(client, { list: 'whitelist', action: 'remove', ...entry })
  expect(JSON.parse(files['whitelist.json'] ?? '')).toEqual([other])
})

test('damaged list: it stays unchanged', async () => {
  const { files, client } = folder({ 'ops.json': '{"name"' })
  const change = { list: 'ops', action: 'add', key: 'Mira', uuid: 'u', at, by: 'Server' } as const
  await expect(changeAtRest(client, change)).rejects.toThrow()
  expect(files).toEqual({ 'ops.json': '{"name"' })
  expect((await readLists(client)).ops.entries).toBe('damaged')
})

test('running server: the change is a command, and is done when the file shows it', async () => {
  const { files, client } = folder({ 'server.properties': '# mine\nwhite-list=false\n' })
  const commands: string[] = []
  const give = async (command: string): Promise<CommandOutcome> => {
    commands.push(command)
    if (command.startsWith('ban')) files['banned-players.json'] = '[{"name":"Mira"}]'
    return command.startsWith('op') ? 'not_running' : 'taken'
  }
  const live = { client, give, pause }
  const ban = { list: 'banned-players', action: 'add', key: 'mira', reason: 'Spam' } as const
  expect(await changeLive(live, ban)).toBe('done')
  expect(await changeLive(live, { list: 'ops', action: 'add', key: 'Mira' })).toBe('notSent')
  // The game does not know this account: it says so in its console, and the list stays.
  expect(await changeLive(live, { list: 'whitelist', action: 'add', key: 'Nobody' })).toBe('unseen')
  expect(await switchLive(live, true)).toBe('unseen')
  expect(commands).toEqual(['ban mira Spam', 'op Mira', 'whitelist add Nobody', 'whitelist on'])
  await switchAtRest(client, true)
  expect(files['server.properties']).toBe('# mine\nwhite-list=true\n')
  expect(await readLists(client)).toMatchObject({ whitelistOn: true, checksAccounts: true })
})

test('Bedrock: a running server reloads its whitelist, and the file is restored if that fails', async () => {
  const { files, client } = folder({ 'whitelist.json': '[]' })
  const commands: string[] = []
  const change = { action: 'add', key: '*Rock Duck 84', uuid: 'b', at, by: 'Server' } as const
  const give = async (text: string): Promise<CommandOutcome> => {
    commands.push(text)
    return 'taken'
  }
  expect(await changeByReload({ client, give }, change)).toBe('done')
  expect(commands).toEqual(['whitelist reload'])
  expect(JSON.parse(files['whitelist.json'] ?? '')).toEqual([{ uuid: 'b', name: '*Rock Duck 84' }])
  const away = async (): Promise<CommandOutcome> => 'away'
  expect(await changeByReload({ client, give: away }, { ...change, action: 'remove' })).toBe('notSent')
  expect(JSON.parse(files['whitelist.json'] ?? '')).toHaveLength(1)
})

test("Bedrock: names follow Floodgate, and a UUID comes from the game's cache or a list", async () => {
  const { client } = folder({
    'plugins/floodgate/config.yml':
      'key-file-name: key.pem\nusername-prefix: "*"\nreplace-spaces: false # kept\n',
    'usercache.json': '[{"name":"*Rock Duck 84","uuid":"00000000-0000-0000-0009-01f","expiresOn":"x"}]',
    'ops.json': '[{"name":".Stork","uuid":"o","level":4}]',
  })
  expect(await readBedrockNaming(client)).toEqual({ prefix: '*', replacesSpaces: false })
  expect(await readBedrockNaming(folder({}).client)).toBeUndefined()
  const lists = await readLists(client)
  expect(await knownUuid(client, lists, '*rock duck 84')).toBe('00000000-0000-0000-0009-01f')
  expect(await knownUuid(client, lists, '.Stork')).toBe('o')
  expect(await knownUuid(client, lists, '.Nobody')).toBeUndefined()
})
