import { expect, test } from 'vitest'
import { javaArguments } from './java-arguments.ts'

test('properties and switches are taken, whatever stands between them', () => {
  const { taken, refused } = javaArguments(
    '  -Dpaper.log-level=FINE  -XX:MaxGCPauseMillis=100\t--add-modules=jdk.incubator.vector -XX:+UseStringDeduplication ',
  )
  expect(taken).toEqual([
    '-Dpaper.log-level=FINE',
    '-XX:MaxGCPauseMillis=100',
    '--add-modules=jdk.incubator.vector',
    '-XX:+UseStringDeduplication',
  ])
  expect(refused).toEqual([])
})

test.each([
  '-Xmx10G',
  '-Xms1G',
  '-XX:MaxHeapSize=10g',
  '-XX:MaxRAMPercentage=95',
  '-XX:MaxDirectMemorySize=4G',
  '-XX:+UseZGC',
  '-XX:+AlwaysPreTouch',
  '-XX:-ExitOnOutOfMemoryError',
  '-XX:OnOutOfMemoryError=reboot',
  '-XX:OnError=sh',
  '-XX:Flags=x',
  '-agentpath:x.so',
  '-javaagent:x.jar',
  '-jar',
  'other.jar',
  '-cp',
  '@more.txt',
  '-DbundlerRepoDir=elsewhere',
])('%s is refused', (word) => {
  expect(javaArguments(word)).toEqual({ taken: [], refused: [word] })
})
