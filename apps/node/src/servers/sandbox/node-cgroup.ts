import { createHash } from 'node:crypto'

/** The name of the cgroup of all servers in a data folder. Agents of one machine share none. */
export const nodeCgroup = (dataDir: string) =>
  `/zubr-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-sandbox`
