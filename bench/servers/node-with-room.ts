/*
 * The agent as in main.ts, on a machine that claims 80 GB of memory and a terabyte of disk, so that
 * plans do not limit the number of servers.
 */
import { measure } from '../../apps/node/src/machine.ts'
import { runAgent } from '../../apps/node/src/run-agent.ts'

const saidBytes = 80 * 2 ** 30
const saidDiskBytes = 2 ** 40

await runAgent({
  measure: async (dataDir, before) => {
    const { measurement, cpu } = await measure(dataDir, before)
    const more = saidBytes - measurement.memoryTotalBytes
    const memoryAvailableBytes = measurement.memoryAvailableBytes + more
    const said = { memoryTotalBytes: saidBytes, memoryAvailableBytes, diskTotalBytes: saidDiskBytes }
    const diskFreeBytes = saidDiskBytes - (measurement.diskTotalBytes - measurement.diskFreeBytes)
    return { measurement: { ...measurement, ...said, diskFreeBytes }, cpu }
  },
})
