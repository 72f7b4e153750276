import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipOf } from '@zubr/process/fake-jars'
import { expect, onTestFinished, test } from 'vitest'
import { jarsWithLog4Shell } from './log4j-in-jars.ts'

const lookup = 'org/apache/logging/log4j/core/lookup/JndiLookup.class'
const old = Buffer.from('\xca\xfe\xba\xbe JndiManager getDefaultManager', 'latin1')
const fixed = Buffer.from('\xca\xfe\xba\xbe JndiManager isJndiLookupEnabled', 'latin1')

test.each([
  ['a shaded old Log4j', { [lookup]: old }, true],
  ['one under other packages', { 'com/example/libs/log4j/core/lookup/JndiLookup.class': old }, true],
  ['one whose root was renamed', { 'shaded/lookup/JndiLookup.class': old }, true],
  ['a fixed one', { [lookup]: fixed }, false],
  ['one nested as a jar', { 'META-INF/jarjar/log4j-core-2.14.1.jar': Buffer.from('x') }, true],
  ['a fixed one nested', { 'META-INF/jars/log4j-core-2.17.1.jar': Buffer.from('x') }, false],
  ['a fixed one for Java 7', { 'libs/log4j-core-2.12.4.jar': Buffer.from('x') }, false],
  ['the interface alone', { 'org/apache/logging/log4j/Logger.class': old }, false],
] as const)('log4j in jars: %s is reported: %#', async (_, files, isNamed) => {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-jars-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const plugins = join(folder, 'plugins')
  await mkdir(join(plugins, 'folder.jar'), { recursive: true })
  await writeFile(join(plugins, 'A.jar'), zipOf({ 'plugin.yml': Buffer.from('name: A'), ...files }))
  await writeFile(join(plugins, 'broken.jar'), 'no jar')
  await writeFile(join(plugins, 'empty.jar'), '')
  const found = jarsWithLog4Shell([plugins, join(folder, 'mods')])
  expect(found).toEqual(isNamed ? [join(plugins, 'A.jar')] : [])
})
