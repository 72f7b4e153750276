import { z } from 'zod'

const credential = (of: string) => ({
  schema: z.string().optional(),
  meaning: `Credential of ${of} in which backups are stored. For restic alone: no game server gets it.`,
  fallback: 'restic does not get it',
  secret: true,
})

/** Credentials of backup repositories, by restic's names. */
export const backupCredentials = {
  AWS_ACCESS_KEY_ID: credential('the S3 bucket'),
  AWS_SECRET_ACCESS_KEY: credential('the S3 bucket'),
  AWS_SESSION_TOKEN: credential('the S3 bucket'),
  AWS_DEFAULT_REGION: credential('the S3 bucket'),
  B2_ACCOUNT_ID: credential('the B2 bucket'),
  B2_ACCOUNT_KEY: credential('the B2 bucket'),
  AZURE_ACCOUNT_NAME: credential('the Azure container'),
  AZURE_ACCOUNT_KEY: credential('the Azure container'),
}
export const backupCredentialNames = Object.keys(backupCredentials) as (keyof typeof backupCredentials)[]
