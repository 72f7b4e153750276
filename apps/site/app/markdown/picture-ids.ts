/** Pictures for `![what it shows](picture:<id>)` in articles. `npm run pictures` takes them. */
export const articlePictures = [
  'join-java',
  'join-bedrock',
  'sftp-access',
  'sftp-client',
  'whitelist',
  'crash-card',
] as const
export type ArticlePictureId = (typeof articlePictures)[number]

export const isArticlePicture = (id: string): id is ArticlePictureId =>
  articlePictures.some((known) => known === id)
