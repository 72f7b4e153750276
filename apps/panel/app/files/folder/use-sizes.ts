import { useEffect, useState } from 'react'
import { useFiles } from '../../file-access/context.ts'
import { nameOf } from '../../file-access/file-paths.ts'

/** Sizes of subfolders by name, after they were requested. */
export function useSizes(folder: string) {
  const client = useFiles()
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(
    () => client.onChange((folders) => folders.includes(folder) && setSizes(new Map())),
    [client, folder],
  )
  const measure = async (paths: string[]) => {
    for await (const rows of client.rows('measure', { paths }))
      setSizes(
        (before) => new Map([...before, ...rows.map(({ path, bytes }) => [nameOf(path), bytes] as const)]),
      )
  }
  return { sizes, measure }
}
