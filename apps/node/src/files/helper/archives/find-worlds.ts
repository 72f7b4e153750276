/**
 * A world in an archive: its folder, and those of its other dimensions if a core stores them
 * separately.
 */
export type FoundWorld = {
  folder: string
  nether: string | null
  end: string | null
}

/** A folder with this file is a world. */
export const marker = 'level.dat'

/**
 * The worlds among the paths of an archive: each folder with a level.dat. Separate folders of Paper
 * and its forks for the Nether and the End belong to their world. The nearest to the top comes
 * first.
 */
export function worldsIn(paths: Iterable<string>): FoundWorld[] {
  const folders = new Set<string>()
  const all = new Set<string>()
  for (const path of paths) {
    const names = path.split('/').filter((name) => name !== '' && name !== '.')
    for (let depth = 1; depth < names.length; depth += 1) all.add(names.slice(0, depth).join('/'))
    if (names.at(-1) === marker) folders.add(names.slice(0, -1).join('/'))
  }
  const beside = (folder: string, ending: string) => {
    const name = `${folder}${ending}`
    return folder !== '' && all.has(name) ? name : null
  }
  const worlds = [...folders].map((folder) => ({
    folder,
    nether: beside(folder, '_nether'),
    end: beside(folder, '_the_end'),
  }))
  const parts = new Set(worlds.flatMap(({ nether, end }) => [nether, end]))
  const depth = ({ folder }: FoundWorld) => (folder === '' ? 0 : folder.split('/').length)
  return worlds
    .filter(({ folder }) => !parts.has(folder))
    .sort((a, b) => depth(a) - depth(b) || a.folder.localeCompare(b.folder))
}
