import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import type { CoreAdapter } from '../../cores/core.ts'
import { folderSize } from '../../runtime/folder-size.ts'
import { type Running, slack, type Usage } from '../../runtime/runtime.ts'
import type { Excess, RunState } from '../decision/server.ts'
import type { Limits } from '../limits.ts'

/**
 * Interval of measurements if the kernel enforces the limits and nobody has the server open.
 * Reports are not more frequent either.
 */
const idleMs = 30_000

type MonitoredRun = Pick<RunState, 'ending'> & {
  readonly core: Pick<CoreAdapter, 'processes'>
  readonly running: Running
  usage: Usage | undefined
  diskMb: number | undefined
  end(excess: Excess | null, how: 'stop' | 'kill'): void
}

type UsageMonitorOptions = {
  data: string
  limits: Limits
  clock: Clock
  /** The current plan, which may change while the server runs. */
  plan: () => Pick<DesiredServer, 'memoryMb' | 'diskMb'>
  /** Whether somebody has it open in the panel. */
  isWatched: () => boolean
}

/** Measures the usage of a run until `ended` aborts, and ends the run above a limit. */
export class UsageMonitor {
  readonly #run: MonitoredRun
  readonly #options: UsageMonitorOptions
  readonly #ended: AbortSignal

  constructor(run: MonitoredRun, options: UsageMonitorOptions, ended: AbortSignal) {
    this.#run = run
    this.#options = options
    this.#ended = ended
  }

  begin(): void {
    void this.#monitorUsage()
    void this.#monitorDisk()
  }

  async #monitorUsage(): Promise<void> {
    const { running, core } = this.#run
    const { plan, limits } = this.#options
    while (!this.#ended.aborted) {
      // The process may have just ended; otherwise the next round measures again.
      const usage = await running.stats().catch(() => undefined)
      if (usage) {
        this.#run.usage = usage
        if (usage.memoryMb > plan().memoryMb) this.#enforce('out_of_memory', usage.memoryMb / plan().memoryMb)
        if (usage.processes > core.processes) this.#enforce('too_many_processes', Number.POSITIVE_INFINITY)
      }
      await this.#pause(limits.watchMs, running.isHeld)
    }
  }

  async #monitorDisk(): Promise<void> {
    const { running } = this.#run
    const { plan, limits } = this.#options
    while (!this.#ended.aborted) {
      // Without a walk through the files, if the runtime knows it.
      const known = await running.diskMb?.().catch(() => undefined)
      const used = known ?? (await this.#measureDiskMb())
      if (used !== undefined) {
        this.#run.diskMb = Math.ceil(used)
        if (used > plan().diskMb) this.#enforce('disk_full', used / plan().diskMb)
      }
      // This check alone limits a server in the sandbox without its own disk.
      await this.#pause(limits.diskEveryMs, running.isHeld && known !== undefined)
    }
  }

  async #measureDiskMb(): Promise<number | undefined> {
    const { data, plan } = this.#options
    const enoughBytes = plan().diskMb * 2 ** 20 * slack
    // The server may delete files while they are counted; the next round counts again.
    const bytes = await folderSize(data, { enoughBytes, signal: this.#ended }).catch(() => undefined)
    return bytes && bytes / 2 ** 20
  }

  /** Stops a server above a limit, or kills it if it is far above. */
  #enforce(excess: Excess, by: number): void {
    if (by > slack) this.#run.end(excess, 'kill')
    else if (!this.#run.ending) this.#run.end(excess, 'stop')
  }

  /**
   * A longer pause if the kernel enforces the limits and nobody has the server open, until somebody
   * does. It keeps fifty servers from using a whole core.
   */
  async #pause(ms: number, isHeld: boolean): Promise<void> {
    const { clock, isWatched } = this.#options
    const until = clock.elapsed() + idleMs
    do await clock.wait(isHeld ? 2 * ms : ms, this.#ended)
    while (isHeld && !isWatched() && !this.#ended.aborted && clock.elapsed() < until)
  }
}
