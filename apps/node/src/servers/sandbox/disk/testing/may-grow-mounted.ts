import { readFile } from 'node:fs/promises'

/** Whether this process may have a mounted file system grow (CAP_SYS_RESOURCE), which root of a container often may not. */
export async function mayGrowMounted(): Promise<boolean> {
  const [, rights = '0'] = /^CapEff:\s+(\w+)/m.exec(await readFile('/proc/self/status', 'utf8')) ?? []
  return (BigInt(`0x${rights}`) & (1n << 24n)) !== 0n
}
