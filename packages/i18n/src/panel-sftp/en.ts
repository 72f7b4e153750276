import type { FileChangeKind, FileWay } from '@zubr/contracts/files/activity'
import type { SshKeyFault } from '@zubr/contracts/files/sftp-names'
import type { Locale } from '../locales.ts'
import type { Plural, Translation } from '../translation.ts'

/**
 * Messages of SFTP, and of file changes in a server's activity. They are `sftp` in the panel's
 * catalogue.
 */
export const sftp = {
  /** `{what}` is one of `changes`. */
  ways: { panel: '{what} in the panel', sftp: '{what} over SFTP' } satisfies Record<FileWay, string>,
  /** Summary in a server's activity. */
  changes: {
    uploaded: {
      one: '{count} file uploaded',
      other: '{count} files uploaded',
    },
    changed: {
      one: '{count} file change',
      other: '{count} file changes',
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
      one: '{count} file restored from the bin',
      other: '{count} files restored from the bin',
    },
    packed: {
      one: '{count} archive created',
      other: '{count} archives created',
    },
    unpacked: {
      one: '{count} archive unpacked',
      other: '{count} archives unpacked',
    },
  } satisfies Record<FileChangeKind, Plural<'en'>>,
  /** The card of the account. Recent dates have a time. */
  keys: {
    heading: 'SSH keys',
    text: 'Use them to open your servers’ files over SFTP without a password.',
    none: 'No keys yet',
    add: 'Add a key',
    publicKey: 'Public key',
    publicKeyHint:
      'The line in the .pub file: it starts with ssh-ed25519, ecdsa-sha2, sk- or ssh-rsa. PuTTYgen’s format works too.',
    name: 'Name',
    nameHint: 'For example “Laptop”. Leave it empty to use the name in the key.',
    added: 'Key added',
    removed: 'Key removed',
    remove: 'Remove',
    removing: {
      title: 'Remove the key “{name}”?',
      text: 'Connections opened with it close at once.',
    },
    addedAt: 'added {date}',
    usedAt: 'last used {date}',
    neverUsed: 'never used',
  },
  keyFaults: {
    shape: 'This doesn’t look like a public key. Copy the whole line from the .pub file.',
    private:
      'This is a private key. It wasn’t sent or saved. ' +
      'Don’t show it to anyone; paste the line from the .pub file here.',
    weak: 'This RSA key is shorter than 2048 bits. Create a new one, ideally ed25519.',
    kind: 'This kind of key isn’t supported. Use ed25519, ECDSA, RSA with at least 2048 bits or a FIDO key.',
    taken: 'You’ve already added this key',
    too_many: 'You can’t add more than 20 keys',
  } satisfies Record<SshKeyFault, string>,
  /** The card of a server. Names of menus are those of the programs in this language. */
  access: {
    title: 'SFTP',
    intro: 'Open the server’s files in any SFTP program.',
    away: 'SFTP isn’t available on this node at the moment.',
    host: 'Address',
    port: 'Port',
    user: 'Username',
    hostKey: 'Fingerprint of the node’s key',
    hostKeyHint: 'Your program shows a fingerprint when it first connects. It must match this one.',
    openIn: 'Open in a program',
    password: 'SFTP password',
    passwordText: 'Your account password doesn’t work here: each server has its own SFTP password.',
    accountPassword: 'Your account password',
    make: 'Create a password',
    renew: 'Create a new one',
    revoke: 'Revoke',
    madeAt: 'Created {date}',
    once: 'Save the password now: it’s shown only once.',
    revoked: 'Password revoked',
    keysLink: 'SSH keys in your account',
    how: 'How to connect',
    filezilla:
      'FileZilla: File → Site Manager → New Site. Protocol: SFTP, logon type: Normal. Copy the rest from here.',
    winscp: 'WinSCP: New Site, file protocol: SFTP. Copy the rest from here.',
    terminal: 'In a terminal:',
    renewing: {
      title: 'Create a new password?',
      text: 'The current one stops working, and connections opened with it close.',
    },
    revoking: { title: 'Revoke the password?', text: 'Connections opened with it close at once.' },
  },
}

export type SftpMessages<L extends Locale | 'any' = 'any'> = Translation<typeof sftp, L>
