import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { byTier } from '@zubr/testing/tier'

/**
 * Runtimes for tests that cover all of them. Root on Linux has the sandbox: missing packages are
 * installed, and without them the tests fail. Other users have no sandbox.
 */
export const everyRuntimeForTests: readonly NodeRuntime['kind'][] =
  process.platform === 'linux' && process.getuid?.() === 0 ? ['processes', 'sandbox'] : ['processes']

/** The runtime of production, for tests that do not depend on it. */
export const bestRuntimeForTests = everyRuntimeForTests.at(-1) ?? 'processes'

/** Tests of all runtimes use only the best one on each change, and all of them nightly. */
export const runtimesForTests = byTier({ change: [bestRuntimeForTests], nightly: everyRuntimeForTests })

if (runtimesForTests.includes('sandbox'))
  await ensureSandboxTools(() => undefined, ['runc', 'conmon', 'nftables', 'iproute2', 'e2fsprogs']).catch(
    () => undefined,
  )
