import { useEffect, useState } from 'react'
import { filesOf } from '../file-access/context.ts'

/** Which of these files a server has; those of which that can't be found out are taken for missing. */
export function usePresentFiles(server: string, paths: readonly string[]): ReadonlySet<string> {
  const [present, setPresent] = useState<ReadonlySet<string>>(new Set())
  const asked = paths.join('\n')
  useEffect(() => {
    const ended = new AbortController()
    const has = async (path: string) => {
      const { kind } = await filesOf(server).call('stat', { path }, { signal: ended.signal })
      return kind === 'file' ? [path] : []
    }
    const each = asked === '' ? [] : asked.split('\n').map((path) => has(path).catch(() => []))
    void Promise.all(each).then((found) => ended.signal.aborted || setPresent(new Set(found.flat())))
    return () => ended.abort()
  }, [server, asked])
  return present
}
