import { uploadsNow } from './use-uploads.ts'

/** Archives that were chosen for the world in them, until they are there. */
const wanted = new Set<string>()
const keyOf = (server: string, into: string, name: string) => [server, into, name].join('\n')

/** Has the visitor choose an archive on their own machine, for the world in it. */
export function bringArchive(server: string, into: string): void {
  choose({ accept: '.zip,.tar,.gz,.tgz,.7z' }, (files) => {
    for (const { name } of files) wanted.add(keyOf(server, into, name))
    void uploadsNow().add(server, into, files)
  })
}

/** Whether it is one of them; from then on it is not. */
export const wantedArchive = (server: string, into: string, name: string): boolean =>
  wanted.delete(keyOf(server, into, name))

/** Has the visitor choose a folder on their own machine. */
export function bringFolder(server: string, into: string): void {
  choose({ webkitdirectory: true }, (files) => void uploadsNow().add(server, into, files))
}

function choose(
  how: { accept: string } | { webkitdirectory: true },
  chosen: (files: FileList) => void,
): void {
  const input = document.createElement('input')
  input.type = 'file'
  Object.assign(input, how)
  input.addEventListener('change', () => {
    if (input.files && input.files.length > 0) chosen(input.files)
  })
  input.click()
}
