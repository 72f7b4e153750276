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
  keys: {
    heading: 'SSH keys',
    text: 'They open your servers’ files by SFTP without a password.',
    none: 'No keys yet',
    add: 'Add a key',
    publicKey: 'Public key',
    publicKeyHint:
      'The line in the .pub file: it begins with ssh-ed25519, ecdsa-sha2, sk- or ssh-rsa. What PuTTYgen saves will do as well.',
    name: 'Name',
    nameHint: 'For example “Laptop”. Leave it empty to take the one in the key.',
    added: 'Key added',
    removed: 'Key removed',
    remove: 'Remove',
    removing: {
      title: 'Remove the key “{name}”?',
      text: 'Connections that were opened with it close at once.',
    },
    addedAt: 'added {date}',
    usedAt: 'last used {date}',
    neverUsed: 'never used',
  },
  keyFaults: {
    shape: 'This doesn’t look like a public key. Copy the whole line from the .pub file.',
    private:
      'This is a private key. We have neither sent nor kept it. Show it to nobody, and paste what is in the .pub file here.',
    weak: 'This RSA key is shorter than 2048 bits. Make a new one, best ed25519.',
    kind: 'This kind of key won’t do. ed25519, ECDSA, RSA from 2048 bits and FIDO keys will.',
    taken: 'This key is there already',
    too_many: 'No more than 20 keys can be added',
  },
  access: {
    title: 'SFTP',
    intro: 'The server’s files in any SFTP program.',
    away: 'The node is not serving files by SFTP at the moment.',
    host: 'Address',
    port: 'Port',
    user: 'User name',
    hostKey: 'Fingerprint of the node’s key',
    hostKeyHint: 'A program shows the fingerprint when it first connects. It must be the same as here.',
    openIn: 'Open in a program',
    password: 'Password for SFTP',
    passwordText: 'Your account’s password doesn’t work here: for SFTP each server has its own.',
    make: 'Make a password',
    renew: 'Make a new one',
    revoke: 'Revoke',
    madeAt: 'Made {date}',
    once: 'Save the password: it is shown only once.',
    revoked: 'Password revoked',
    keysLink: 'SSH keys in your account',
    how: 'How to connect',
    filezilla:
      'FileZilla: File, Site Manager, New Site. Protocol SFTP, logon type Normal, and copy the rest from here.',
    winscp: 'WinSCP: New Site, file protocol SFTP, and copy the rest from here.',
    terminal: 'In a terminal:',
    renewing: {
      title: 'Make a new password?',
      text: 'The present one stops working, and connections that were opened with it close.',
    },
    revoking: { title: 'Revoke the password?', text: 'Connections that were opened with it close at once.' },
  },
}
