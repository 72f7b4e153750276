import type { Place } from '../../../../runtime/runtime.ts'
import { serverDisks } from '../server-disks.ts'

// An agent's part for disks, in a process of its own, which can be killed: opens one, and says so.

const { dataDir, place, diskMb, uid } = JSON.parse(process.argv[2] ?? '{}') as {
  dataDir: string
  place: Place
  diskMb: number
  uid: number
} // Written by server-disks.test.ts.
await serverDisks({ dataDir, warn: (line) => process.stdout.write(`${line}\n`) }).open(place, diskMb, uid)
process.stdout.write('open\n')
