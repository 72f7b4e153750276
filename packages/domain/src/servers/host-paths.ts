const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/**
 * `<data folder>/servers/<id>/data`, with the rest of the path. Repetitions are bounded against
 * hostile texts.
 */
const serverFolder = new RegExp(
  `((?:/[^\\s/"'<>:|()[\\]]{1,120}){0,12})/servers/${uuid}/data(?:/|(?![\\w.-]))`,
  'gi',
)

/**
 * A log without the paths of its node: files of the server become relative to the server, such as
 * `plugins/x.jar`. Other files in the node's data folder, such as server software, become relative
 * to that folder.
 */
export function withoutHostPaths(text: string): string {
  if (!text.includes('/servers/')) return text
  const dataFolders = new Set<string>()
  const relative = text.replace(serverFolder, (found: string, dataFolder: string) => {
    if (dataFolder !== '') dataFolders.add(dataFolder)
    return found.endsWith('/') ? '' : '.'
  })
  return [...dataFolders].reduce((rest, folder) => rest.replaceAll(`${folder}/`, ''), relative)
}

/** The same for a line, if the data folder is known. */
export function withoutDataFolder(
  line: string,
  { dataFolder, data }: { dataFolder: string; data: string },
): string {
  if (!line.includes(dataFolder)) return line
  return line.replaceAll(`${data}/`, '').replaceAll(data, '.').replaceAll(`${dataFolder}/`, '')
}
