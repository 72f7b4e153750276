import { Worker } from 'node:worker_threads'

export type HashingTask =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; hash: string; password: string }

type HashingAnswer = { value: string | boolean } | { failure: string }
type Pending = {
  task: HashingTask
  resolve: (value: string | boolean) => void
  reject: (error: Error) => void
}

/**
 * Hashes passwords in its own threads, one password per thread at a time. Node's asynchronous
 * scrypt uses libuv's threads, which DNS lookups and WebCrypto need too.
 */
export class HashingThreads {
  readonly #maxThreads: number
  readonly #idle: Worker[] = []
  readonly #running = new Map<Worker, Pending>()
  readonly #waiting: Pending[] = []
  #isClosed = false

  constructor(maxThreads: number) {
    this.#maxThreads = maxThreads
  }

  async hash(password: string): Promise<string> {
    return String(await this.#run({ kind: 'hash', password }))
  }

  async verify(input: { hash: string; password: string }): Promise<boolean> {
    return (await this.#run({ kind: 'verify', ...input })) === true
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const threads = [...this.#idle, ...this.#running.keys()]
    this.#idle.length = 0
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the API ends'))
    await Promise.all(threads.map((thread) => thread.terminate()))
  }

  #run(task: HashingTask): Promise<string | boolean> {
    if (this.#isClosed) return Promise.reject(new Error('the API ends'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#dispatch()
    })
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const canStartThread = this.#idle.length + this.#running.size < this.#maxThreads
      const thread = this.#idle.pop() ?? (canStartThread ? this.#startThread() : undefined)
      const next = thread && this.#waiting.shift()
      if (!thread || !next) return
      this.#running.set(thread, next)
      // An idle thread must not keep an operator's command running.
      thread.ref()
      thread.postMessage(next.task)
    }
  }

  #startThread(): Worker {
    const thread = new Worker(new URL('./hashing-thread.ts', import.meta.url), {
      name: 'passwords',
      env: {},
      execArgv: [],
    })
    thread.on('message', (answer: HashingAnswer) => {
      const pending = this.#running.get(thread)
      this.#running.delete(thread)
      thread.unref()
      if (!this.#isClosed) this.#idle.push(thread)
      if ('value' in answer) pending?.resolve(answer.value)
      else pending?.reject(new Error(answer.failure))
      this.#dispatch()
    })
    const onEnd = (error: Error) => {
      const pending = this.#running.get(thread)
      this.#running.delete(thread)
      const at = this.#idle.indexOf(thread)
      if (at >= 0) this.#idle.splice(at, 1)
      pending?.reject(error)
      if (!this.#isClosed) this.#dispatch()
    }
    thread.on('error', onEnd)
    thread.on('exit', () => onEnd(new Error('a thread that hashes passwords ended')))
    return thread
  }
}
