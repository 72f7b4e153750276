import { createHash, randomUUID } from 'node:crypto'
import { lchown, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import { expect } from 'vitest'
import type { JobToDo } from '../../backups/crash-recovery/testing/node.ts'
import { serveForTest } from '../../cores/store/testing/serve.ts'
import { eventually, nodeForTest } from '../../servers/testing/servers.ts'

/** A stopped server with files, a host that serves other files, and the agent. */
export async function changesForTest(
  options: Parameters<typeof nodeForTest>[0] & {
    serves: Record<string, Buffer>
    has?: Record<string, string>
  },
) {
  const { serves, has = {}, ...more } = options
  const it = await nodeForTest(more)
  const { api, id, folder } = it
  const source = await serveForTest(serves)
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder.data, path)), { recursive: true })
    await writeFile(join(folder.data, path), content)
    const { uid, gid } = await lstat(folder.data)
    for (let at = path; at !== '.'; at = dirname(at)) await lchown(join(folder.data, at), uid, gid)
  }
  const url = new URL(source.urlOf(''))
  const fileOf = (name: string) => {
    const content = serves[name] ?? Buffer.from('none')
    const hash = `sha512:${createHash('sha512').update(content).digest('hex')}`
    return { name, url: source.urlOf(name), bytes: content.length, hash }
  }
  const begin = (job: JobToDo) => {
    // JobToDo is a ServerJob without its id.
    const jobWithId = { ...job, id: randomUUID() } as ServerJob
    api.want(id, { jobs: [jobWithId] })
    return jobWithId.id
  }
  const ended = async (job: string): Promise<JobReport> => {
    let report: JobReport | undefined
    await eventually(
      () => {
        report = api.reportOf(id)?.jobs?.find((one) => one.id === job)
        expect(report?.state).toMatch(/done|failed/)
      },
      { timeout: 90_000 },
    )
    return report as JobReport // The job has ended, so its report exists.
  }
  for (const [path, content] of Object.entries(has)) await put(path, content)
  return {
    ...it,
    ...{ source, put, fileOf, begin, ended, hosts: [url.host] },
    done: async (job: JobToDo) => ended(begin(job)),
    /** The folders of recorded changes. */
    changes: () => readdir(join(folder.data, '.zubr/changes')).catch(() => []),
  }
}
