import { parentPort } from 'node:worker_threads'
import { type Preview, renderPreview } from './og.ts'

parentPort?.on('message', async (input: Preview) => parentPort?.postMessage(await renderPreview(input)))
