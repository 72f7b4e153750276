import type { FileOutcome, FileTaskDone } from '@zubr/contracts/files/answers'
import type { FileOperationName, FileProgress } from '@zubr/contracts/files/operations'
import { useSyncExternalStore } from 'react'
import type { ArgumentsOf } from '../../api/file-requests.ts'
import type { FilesClient, TaskName, TaskWatch } from '../../file-access/client.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'
import { folderOf } from '../../file-access/file-paths.ts'

/** A running operation in the task tray. */
export type Task = {
  key: number
  /** The agent's id of the task; undefined until it answers. */
  id?: string
  operation: FileOperationName
  path: string
  count: number
  progress?: FileProgress
  cancelled?: boolean
}
export type Ended = FileTaskDone & { rows: FileOutcome[] }

/** Running file operations of a server: started here, or found after a reload. */
export class Tasks {
  readonly #client: FilesClient
  readonly #listeners = new Set<() => void>()
  #list: readonly Task[] = []
  #next = 1

  constructor(client: FilesClient) {
    this.#client = client
  }

  get list(): readonly Task[] {
    return this.#list
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Rejects with FileError; a failed row does not fail the task. */
  run<Op extends TaskName>(operation: Op, args: ArgumentsOf<Op>): Promise<Ended> {
    const about = args as { paths?: string[]; path?: string; url?: string }
    const path = about.paths?.[0] ?? about.path ?? about.url ?? ''
    const count = about.paths?.length ?? 1
    return this.#watched({ operation, path, count }, (watch) => this.#client.task(operation, args, watch))
  }

  /** Follows tasks that are already running. `onEnd` runs after each. */
  async findRunning(onEnd: (task: Task, ended: Ended | undefined) => void): Promise<void> {
    const running = await this.#client.all('tasks', {})
    for (const { task: id, operation, path, count, into } of running) {
      if (this.#list.some((task) => task.id === id)) continue
      const task = { id, operation, path, count }
      const watched = this.#watched(task, (watch) => this.#client.follow(id, watch))
      void watched
        .then(
          (ended) => onEnd({ key: 0, ...task }, ended),
          (error) => fileErrorOf(error).code === 'away' || onEnd({ key: 0, ...task }, undefined),
        )
        .then(() => this.#client.changed(into ?? folderOf(path), folderOf(path)))
    }
  }

  async cancel({ key, id }: Task): Promise<void> {
    if (id === undefined) return
    this.#put(key, { cancelled: true })
    await this.#client.call('cancel', { task: id })
  }

  async #watched(
    about: Omit<Task, 'key'>,
    work: (watch: TaskWatch) => Promise<FileTaskDone>,
  ): Promise<Ended> {
    const key = this.#next++
    this.#set([...this.#list, { key, ...about }])
    const rows: FileOutcome[] = []
    try {
      const done = await work({
        onTask: (id) => this.#put(key, { id }),
        onProgress: (progress) => this.#put(key, { progress }),
        onRow: (row) => rows.push(row),
      })
      return { ...done, rows }
    } finally {
      this.#set(this.#list.filter((task) => task.key !== key))
    }
  }

  #put(key: number, fields: Partial<Task>): void {
    this.#set(this.#list.map((task) => (task.key === key ? { ...task, ...fields } : task)))
  }

  #set(list: readonly Task[]): void {
    this.#list = list
    for (const listener of this.#listeners) listener()
  }
}

const known = new WeakMap<FilesClient, Tasks>()

export function tasksOf(client: FilesClient): Tasks {
  const tasks = known.get(client) ?? new Tasks(client)
  known.set(client, tasks)
  return tasks
}

export const useTaskList = (tasks: Tasks): readonly Task[] =>
  useSyncExternalStore(tasks.subscribe, () => tasks.list)
