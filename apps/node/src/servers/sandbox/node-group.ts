import { createHash } from 'node:crypto'

/** The name of the group of all servers in a data folder: several agents of one machine share nothing. */
export const groupOfNode = (dataDir: string) =>
  `/zubr-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-sandbox`
