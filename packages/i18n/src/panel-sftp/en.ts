import type { SftpMessages } from '../panel-sftp.ts'

export const sftp: SftpMessages<'en'> = {
  ways: { panel: '{what} in the panel', sftp: '{what} by SFTP' },
  changes: {
    uploaded: {
      one: '{count} file uploaded',
      other: '{count} files uploaded',
    },
    changed: {
      one: '{count} change to files',
      other: '{count} changes to files',
    },
    made: {
      one: '{count} folder or file created',
      other: '{count} folders and files created',
    },
    moved: {
      one: '{count} move or rename',
      other: '{count} moves and renames',
    },
    copied: {
      one: '{count} copy made',
      other: '{count} copies made',
    },
    deleted: {
      one: '{count} file or folder deleted',
      other: '{count} files and folders deleted',
    },
    restored: {
      one: '{count} file taken back out of the bin',
      other: '{count} files taken back out of the bin',
    },
    packed: {
      one: '{count} archive made',
      other: '{count} archives made',
    },
    unpacked: {
      one: '{count} archive unpacked',
      other: '{count} archives unpacked',
    },
  },
}
