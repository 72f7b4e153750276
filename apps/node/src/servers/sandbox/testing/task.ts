import type { NodeRuntime } from '@zubr/contracts/node-servers'
import type { TaskSpec } from '../../../runtime/runtime.ts'
import { detectRuntime } from '../../detect-runtime.ts'

// Runs one-off work of an agent in a separate process, which a test can kill.

type SandboxTaskInput = { dataDir: string; task: TaskSpec; kind: NodeRuntime['kind'] }
// Written by run-task.test.ts.
const { dataDir, task, kind } = JSON.parse(process.argv[2] ?? '{}') as SandboxTaskInput
const warn = () => undefined
const runtime = await detectRuntime({ dataDir, host: '127.0.0.1', keep: true, wanted: kind, warn })
await runtime.runTask(task, new AbortController().signal)
