import { createHash } from 'node:crypto'
import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { fakeJars } from '@zubr/process/fake-jars'
import { serveForTest } from '../../../cores/store/testing/serve.ts'
import { nodeForTest } from '../../testing/servers.ts'

type Jars = Awaited<ReturnType<typeof fakeJars>>

/**
 * A node that may run owners' code, and a host with files of cores: fakes that run on Debian's Java
 * 17.
 */
export async function jvmNodeForTest(options: Parameters<typeof nodeForTest>[0] = {}) {
  const jars = await fakeJars()
  const { asked: requests, urlOf } = await serveForTest(jars)
  const node = await nodeForTest({ trustOwnersCode: true, limits: {}, ...options })
  /** The desired state's core, as the API sends it. */
  const core = (
    id: CoreId,
    jar: keyof Jars | 'missing',
    { version = '1.18.2', ...change }: { java?: number; version?: string } = {},
  ) => {
    const content = jar === 'missing' ? Buffer.from('x') : jars[jar]
    const file = {
      name: `${id}.jar`,
      url: urlOf(jar),
      bytes: content.length,
      hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    }
    return {
      id,
      version,
      // Debian's Java 17 replaces the one that an old version needs.
      package: { build: '1', java: 17, javaFlags: [], files: [file], ...change },
    }
  }
  const want = (change: Partial<DesiredServer>) =>
    node.api.want(node.id, { memoryMb: 512, eula: true, ...change })
  return { ...node, requests: () => requests.map(({ name }) => name), core, want }
}
