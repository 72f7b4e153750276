import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { byTier } from '@zubr/testing/tier'

/**
 * The ways of running servers that a test of all of them tries. Root on Linux has a sandbox: what it lacks is installed, and a machine
 * where that can't be has failing tests. Nobody else has one.
 */
export const everyRuntimeForTests: readonly NodeRuntime['kind'][] =
  process.platform === 'linux' && process.getuid?.() === 0 ? ['processes', 'sandbox'] : ['processes']

/** The one that owners' servers have on a machine as this: what need not be tried in each way is tried in that. */
export const bestRuntimeForTests = everyRuntimeForTests.at(-1) ?? 'processes'

/** On every change a test of all of them tries the best one, and at night each. */
export const runtimesForTests = byTier({ change: [bestRuntimeForTests], nightly: everyRuntimeForTests })

if (runtimesForTests.includes('sandbox'))
  await ensureSandboxTools(() => undefined, ['runc', 'conmon', 'nftables', 'iproute2', 'e2fsprogs']).catch(
    () => undefined,
  )
