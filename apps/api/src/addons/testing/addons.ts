import type { RequestedChange, ServerChange } from '@zubr/contracts/addons/changes'
import type { PresentAddon } from '@zubr/contracts/addons/installed'
import type { PackAbout } from '@zubr/contracts/addons/pack'
import type { Core } from '@zubr/contracts/cores/core'
import { expect } from 'vitest'
import { fakeAgent } from '../../backups/testing/backups.ts'
import {
  core as agentsCore,
  create,
  customerForTest,
  hostingForTest,
  keyed,
  nodeForTest,
  sayServers,
} from '../../servers/testing/servers.ts'
import { sweepWorkflows } from '../../workflows/sweeper.ts'
import { changeCheck } from '../sweep-addons.ts'
import { addonsForTests, sha512Of } from './catalogue.ts'

const jar = (core: string) => ({
  ...{ name: `${core}.jar`, url: `https://files.example/${core}.jar`, bytes: 1, hash: null },
})
export const coreForTest = (id: string, gameVersion = '1.21.4', build = '5'): Core => ({
  ...agentsCore,
  ...{ id, version: gameVersion, gameVersion, experimental: false },
  package: { build, java: 21, javaFlags: [], files: [jar(id)] },
})
export const present = (version: string, more: Partial<PresentAddon> = {}): PresentAddon => ({
  ...{ path: `plugins/${version}.jar`, enabled: true, sha1: null, sha256: null },
  ...{ sha512: sha512Of(version), names: [], settings: [], ...more },
})
export const packAbout: PackAbout = {
  ...{ name: 'Skylands', version: '2.0', gameVersion: '1.21.4', loader: 'fabric', loaderVersion: '5' },
  ...{ files: 90, mods: 60, bytes: 1_000, added: ['mods/a.jar'], changed: [], removed: [], kept: [] },
}

/** Anna's paper server, some fake projects, and an agent that the test controls. */
export async function addonsForTest() {
  const addons = addonsForTests()
  addons.add('Shop', { '1': {}, '2': { needs: ['Core'] } })
  addons.add('Core', { '1': {} })
  addons.add(
    'Skylands',
    { '2.0': { file: { ...jar('x'), name: 'skylands.mrpack', hash: `sha512:${sha512Of('s')}` } } },
    { kind: 'modpack', loaders: ['fabric'] },
  )
  const hosting = await hostingForTest({ addons })
  const token = await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'anna')
  const { db, time } = hosting
  const server = await create(anna, { plan: 'java-free' })
  await db.$client.query('update servers set core = $1', [coreForTest('paper')])
  const offer = coreForTest('fabric')
  await db.$client.query(
    `insert into core_versions (core, version, source, game_version, channel, package)
      values ('fabric', $1, 'fabric', $1, 'stable', $2)`,
    [offer.version, offer.package],
  )
  const also = { runs: ['paper' as const, 'fabric' as const] }
  await sayServers(hosting.url, token, also)
  const agent = fakeAgent({ hosting, token, anna, server, also })
  const { path } = agent
  const pass = () => {
    time.now = new Date(+time.now + 1_000)
  }
  const post = async <T>(to: string, body?: unknown, headers?: Record<string, string>) => {
    pass()
    const answer = await anna.call('POST', `${path}/${to}`, body, headers ?? keyed())
    if (answer.status >= 300) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const changes = async () => (await (await anna.call('GET', `${path}/changes`)).json()) as ServerChange[]
  const wish = async (want: RequestedChange[], installed: PresentAddon[] = []) => {
    const input = { changes: want, present: installed }
    const { digest } = await post<{ digest: string }>('addons/plan', input)
    return { ...input, digest }
  }
  return {
    ...agent,
    ...{ hosting, addons, token, anna, path, post, changes, wish },
    install: async (project: string) =>
      post<ServerChange>('addons', await wish([{ do: 'install', source: 'modrinth', project }])),
    update: async (version: string) =>
      post<ServerChange>(
        'addons',
        await wish([{ do: 'update', path: `plugins/${version}.jar` }], [present(version)]),
      ),
    act: (change: Pick<ServerChange, 'id'>, what: 'undo' | 'cancel' | 'agree', body?: object) =>
      anna.call('POST', `${path}/changes/${change.id}/${what}`, body),
    newest: async () => (await changes())[0],
    /** The sweeper runs this many minutes later. */
    sweepChanges: (minutes: number) =>
      sweepWorkflows(
        { db, onError: (error) => expect.fail(String(error)) },
        [changeCheck({ db })],
        new Date(+time.now + minutes * 60_000),
      ),
    async core() {
      return (await db.$client.query('select core from servers')).rows[0].core.id as string
    },
    /** The agent reports these states one after another. */
    async states(...states: NonNullable<Parameters<typeof agent.say>[0]['state']>[]) {
      for (const state of states) {
        pass()
        const { generation = 1 } = await agent.wanted()
        await agent.say({ generation, state, reason: state === 'crashed' ? 'crash' : null })
      }
    },
  }
}
