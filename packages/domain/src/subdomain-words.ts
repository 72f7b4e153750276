/** Subdomains that would look like the service's own, or that mail and browsers give a meaning. */
export const reservedNames: readonly string[] = `
  admin administrator api app apps arcania assets auth autoconfig autodiscover backup bill billing blog cdn console
  contact control crazby dashboard db dev dns docs example forum ftp git help host hosting imap info internal legal
  localhost login mail mails manager moderator monitor mx my mysql node nodes ns ns1 ns2 official operator owner panel
  partner password pay payment payments pop pop3 postgres postmaster proxy register root security server servers sftp
  shop site smtp ssh ssl staff stage staging stat static stats status store support system test tls uptime vpn webmail
  whois wiki wpad www zubr
`
  .trim()
  .split(/\s+/)

/**
 * The worst words of the nine languages in Latin letters, refused wherever they stand. Only such as hardly ever are part of an
 * innocent word; `subdomain.ts` folds look-alikes before it compares.
 */
export const wordsAnywhere: readonly string[] = `
  fuck nigger nigga faggot whore bitch pussy wanker porn rapist hitler heilhitl pedophil paedophil jihad
  killyourself
  blyad bliad blyat pizd pidor pidaras zalup mudak mudil dolboeb dolboyob ebanut ebanii yoban nahui pohui huilo huesos
  shluha shlyuh gandon huinya chernozhop
  kurwa pierdol jebac jebany spierdal skurwysyn
  hivnoid zhydovsk
  pisdirs
  pydaras subingal
  persevest
  vittu perkele huora kusipa
  scheisse arschloch fotze hurensohn wichser missgeburt kanake
`
  .trim()
  .split(/\s+/)

/** Words that are refused only where they stand alone between hyphens: others contain them. */
export const wordsAlone: readonly string[] = `
  ass arse anal anus cock cum cunt dick dyke fag homo kike negro penis rape sex shit slut spic tit tits twat vagina
  bled eblan hui hohol khokhol pidr suka suki xui zhid churka
  cipa cwel dupa jebie pedal
  srat hivno
  dirsa mauka pimpis pisties
  kale bybis pyzda sudas
  munn perse putsi vitt
  kyrpa homo neekeri pillu paska
  fick hure nutte schlampe spast neger
`
  .trim()
  .split(/\s+/)
