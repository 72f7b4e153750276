// Messages to clients that request something other than files.

export const noShell = 'Only files are served here, by SFTP. The console is in the control panel.\n'
export const tooManySessions =
  'Too many SFTP connections are open by this account: close one, or let the client use fewer at once.\n'

/** The answer to a client that runs a program. */
export function noProgram(command: string): string {
  const name = command.trim().split(/\s+/)[0]?.split('/').at(-1)
  if (name === 'rsync')
    return (
      'rsync cannot be used here: it would have to run a program on this machine. ' +
      'Use SFTP: `lftp` copies only what is new with `mirror`, and so do WinSCP and FileZilla.\n'
    )
  if (name === 'scp')
    return "scp's old protocol is not served here. Leave out -O, so that scp uses SFTP, or use sftp.\n"
  return 'No programs are run here: only files are served, by SFTP.\n'
}
