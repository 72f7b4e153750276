import { readFile } from 'node:fs/promises'

/**
 * Whether this process can grow a mounted file system (CAP_SYS_RESOURCE). Root in a container often
 * cannot.
 */
export async function mayGrowMounted(): Promise<boolean> {
  const [, rights = '0'] = /^CapEff:\s+(\w+)/m.exec(await readFile('/proc/self/status', 'utf8')) ?? []
  return (BigInt(`0x${rights}`) & (1n << 24n)) !== 0n
}
