import { runTool } from '@zubr/process/run-tool'
import { EdgeLimits } from '../edge-limits.ts'

// Runs the edge's limits in a test's network namespace: `<data folder> limit:25565,25566
// edges:192.0.2.1 nft:flush,ruleset restore close`. Prints the result of each step.

const [dataDir = '', ...steps] = process.argv.slice(2)
/** An agent that serves files at 8080, and servers at 25600 to 25699. */
const limits = new EdgeLimits(dataDir, { services: [8_080], udpPorts: { first: 25_600, last: 25_699 } })
const answers: unknown[] = []
for (const step of steps) {
  const [what = '', ...rest] = step.split(':')
  const args = rest.join(':')
  if (what === 'limit')
    answers.push((await limits.setPorts(args.split(',').filter(Boolean).map(Number))) ?? null)
  else if (what === 'edges') answers.push((await limits.setEdges(args.split(',').filter(Boolean))) ?? null)
  else if (what === 'nft') answers.push(await runTool('nft', args.split(',')))
  else if (what === 'restore') answers.push(await limits.restore())
  else answers.push((await limits.close()) ?? null)
}
process.stdout.write(JSON.stringify(answers))
