import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'

/**
 * The ways of running servers that a test of all of them tries. Root on Linux has a sandbox: what it lacks is installed, and a machine
 * where that can't be has failing tests. Nobody else has one.
 */
export const runtimesForTests: readonly NodeRuntime['kind'][] =
  process.platform === 'linux' && process.getuid?.() === 0 ? ['processes', 'sandbox'] : ['processes']

/** The one that owners' servers have on a machine as this: what need not be tried in each way is tried in that. */
export const bestRuntimeForTests = runtimesForTests.at(-1) ?? 'processes'

if (runtimesForTests.includes('sandbox'))
  await ensureSandboxTools(() => undefined, ['runc', 'conmon', 'nftables', 'iproute2', 'e2fsprogs']).catch(
    () => undefined,
  )
