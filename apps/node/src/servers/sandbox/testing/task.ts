import type { NodeRuntime } from '@zubr/contracts/node-servers'
import type { TaskSpec } from '../../../runtime/runtime.ts'
import { runtimeHere } from '../../runtime-here.ts'

// An agent's part for one-off work, in a process of its own, which can be killed.

type SandboxTaskInput = { dataDir: string; task: TaskSpec; kind: NodeRuntime['kind'] }
const { dataDir, task, kind } = JSON.parse(process.argv[2] ?? '{}') as SandboxTaskInput // Written by run-task.test.ts.
const warn = () => undefined
const runtime = await runtimeHere({ dataDir, host: '127.0.0.1', keep: true, wanted: kind, warn })
await runtime.runTask(task, new AbortController().signal)
