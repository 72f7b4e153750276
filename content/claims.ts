import type { Translated } from '@zubr/i18n/locales'

// Claims of this company about itself: change them, or confirm them in confirmed.ts (`npm run
// preflight` lists the others).

/** Below the heading of the figures on the landing page: the number of people with servers. */
export const customersClaim: Translated = {
  ru: 'Больше тысячи человек уже создали у нас серверы.',
  en: 'More than 1,000 people have already created servers with us.',
  pl: 'Ponad tysiąc osób ma już u nas swoje serwery.',
  ua: 'Понад тисяча людей уже створила в нас сервери.',
  lv: 'Serverus pie mums izveidojuši jau vairāk nekā tūkstotis cilvēku.',
  lt: 'Pas mus serverius jau sukūrė daugiau nei tūkstantis žmonių.',
  et: 'Üle tuhande inimese on meie juures juba serveri loonud.',
  fi: 'Yli tuhat ihmistä on jo luonut palvelimen meillä.',
  de: 'Mehr als 1000 Menschen haben bei uns schon Server erstellt.',
}

/** Partners' rewards for each way to earn resources. Their titles are messages of the site. */
export const partnerRewards: Record<'video' | 'stream' | 'server' | 'invite' | 'bug', Translated> = {
  video: {
    ru: 'Ролик о сервере на нашем хостинге: месяц тарифа за каждые 1000 просмотров.',
    en: 'A video about a server hosted with us: one month of your plan for every 1,000 views.',
    pl: 'Film o serwerze na naszym hostingu: miesiąc planu za każde 1000 wyświetleń.',
    ua: 'Ролик про сервер на нашому хостингу: місяць тарифу за кожні 1000 переглядів.',
    lv: 'Video par serveri mūsu hostingā: par katriem 1000 skatījumiem – viens plāna mēnesis.',
    lt: 'Vaizdo įrašas apie serverį mūsų hostinge: už kiekvieną 1000 peržiūrų – vienas plano mėnuo.',
    et: 'Video meie juures töötavast serverist: iga 1000 vaatamise eest kuu aega paketti tasuta.',
    fi: 'Video meillä toimivasta palvelimesta: saat paketin kuukaudeksi ilmaiseksi jokaista 1\u00a0000 katselukertaa kohden.',
    de: 'Ein Video über einen Server bei uns: ein Monat Ihres Tarifs je 1000 Aufrufe.',
  },
  stream: {
    ru: 'Играйте на своём сервере в эфире: он бесплатен, пока стримы идут каждую неделю.',
    en: 'Play on your own server on stream: it’s free for as long as you stream every week.',
    pl: 'Graj na żywo na swoim serwerze: jest darmowy, dopóki streamujesz co tydzień.',
    ua: 'Грайте на своєму сервері в ефірі: він безкоштовний, поки стріми виходять щотижня.',
    lv: 'Spēlējiet savā serverī tiešraidē: tas ir bez maksas, kamēr straumējat katru nedēļu.',
    lt: 'Žaiskite savo serveryje per transliaciją: jis nemokamas, kol transliuojate kas savaitę.',
    et: 'Mängige otse-eetris oma serveris: see on tasuta, kuni striimite iga nädal.',
    fi: 'Pelaa livenä omalla palvelimellasi: se on ilmainen niin kauan kuin striimaat joka viikko.',
    de: 'Spielen Sie im Stream auf Ihrem Server: Er ist gratis, solange Sie jede Woche streamen.',
  },
  server: {
    ru: 'Переезжает большой сервер? Перенесём и подарим первый месяц.',
    en: 'Moving a big server? We’ll transfer it for you, and the first month is on us.',
    pl: 'Masz duży serwer? Zajmiemy się przenosinami, a pierwszy miesiąc dostaniesz gratis.',
    ua: 'Маєте великий сервер? Перенесемо його й подаруємо перший місяць.',
    lv: 'Jāpārceļ liels serveris? Pārcelsim un uzdāvināsim pirmo mēnesi.',
    lt: 'Reikia perkelti didelį serverį? Perkelsime ir padovanosime pirmą mėnesį.',
    et: 'Suur server vahetab majutust? Kolime selle üle ja esimene kuu on tasuta.',
    fi: 'Onko iso palvelin muuttamassa? Siirrämme sen, ja ensimmäinen kuukausi on ilmainen.',
    de: 'Ein großer Server zieht um? Wir übernehmen den Umzug und schenken Ihnen den ersten Monat.',
  },
  invite: {
    ru: 'Личный промокод: друзьям скидка, вам ресурсы.',
    en: 'Your own promo code: a discount for your friends, resources for you.',
    pl: 'Twój własny kod rabatowy: znajomi dostają zniżkę, a Ty zasoby.',
    ua: 'Особистий промокод: друзям — знижка, вам — ресурси.',
    lv: 'Personīgs promokods: draugiem atlaide, jums resursi.',
    lt: 'Asmeninis nuolaidos kodas: draugams nuolaida, jums ištekliai.',
    et: 'Teie isiklik sooduskood: sõpradele soodustus, teile ressursid.',
    fi: 'Oma alekoodi: kavereille alennusta, sinulle resursseja.',
    de: 'Ihr persönlicher Gutscheincode: Rabatt für Freunde, Ressourcen für Sie.',
  },
  bug: {
    ru: 'За сообщение об уязвимости благодарим пополнением баланса.',
    en: 'Report a vulnerability and we’ll thank you with balance credit.',
    pl: 'Za zgłoszenie luki w zabezpieczeniach dziękujemy doładowaniem salda.',
    ua: 'За повідомлення про вразливість дякуємо поповненням балансу.',
    lv: 'Par paziņotu ievainojamību pateiksimies, papildinot jūsu kontu.',
    lt: 'Už pranešimą apie saugumo spragą padėkosime papildydami jūsų balansą.',
    et: 'Kui teatate turvanõrkusest, lisame tänuks saldole raha.',
    fi: 'Kun ilmoitat haavoittuvuudesta, saat kiitokseksi saldoa.',
    de: 'Sie melden eine Sicherheitslücke, wir bedanken uns mit Guthaben.',
  },
}
