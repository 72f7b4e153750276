import { execFile } from 'node:child_process'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zipOf } from '@zubr/process/fake-jars'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { eventually } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

const lookup = 'org/apache/logging/log4j/core/lookup/JndiLookup.class'

test('log4shell: servers get the flag of their version, and a plugin with its own Log4j is named', async () => {
  const { api, id, want, core, command, lines, folder } = await jvmNodeForTest({
    runtime: bestRuntimeForTests,
  })
  const flagsOf = async (version: string, kind: 'vanilla' | 'forge', jar: 'server' | 'installer') => {
    const before = (await lines()).length
    want({
      ...{ core: core(kind, jar, { version }), desiredState: 'running' },
      settings: { javaArguments: '-Dlog4j2.formatMsgNoLookups=false -Dlog4j.configurationFile=eula.txt' },
    })
    await api.until(id, { state: 'running', reason: null })
    command('flags')
    const found = await eventually(async () => {
      const line = (await lines()).slice(before).find((text) => text.includes('flags -'))
      if (!line) throw new Error('not yet')
      return line
    })
    want({ desiredState: 'stopped' })
    await api.until(id, { state: 'stopped', reason: null })
    // The last of two equal flags counts, so the agent's flags come after the owner's.
    return found.match(/-Dlog4j\S*/g)?.slice(1)
  }
  const flag = '-Dlog4j2.formatMsgNoLookups=true'
  expect(await flagsOf('1.7.10', 'forge', 'installer')).toEqual([
    flag,
    expect.stringMatching(/^-Dlog4j\.configurationFile=\S*log4j2_17-111\.xml$/),
  ])
  expect(await flagsOf('1.16.5', 'vanilla', 'server')).toEqual([
    flag,
    expect.stringMatching(/^-Dlog4j\.configurationFile=\S*log4j2_112-116\.xml$/),
  ])
  await mkdir(join(folder.data, 'plugins'))
  await writeFile(
    join(folder.data, 'plugins/Old.jar'),
    zipOf({
      [lookup]: Buffer.from('old'),
      'plugin.yml': Buffer.from('name: Old\nversion: 1\nmain: org.example.Old\n'),
    }),
  )
  const { uid, gid } = await stat(folder.data)
  await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, join(folder.data, 'plugins')])
  expect(await flagsOf('1.18', 'vanilla', 'server')).toEqual([flag])
  expect((await lines()).join('\n')).toContain('WARNING: plugins/Old.jar brings an old Log4j of its own')
})
