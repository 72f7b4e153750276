import type { Translated } from '@zubr/i18n/locales'

export type Review = {
  author: string
  source: 'vk' | 'discord'
  text: Translated
  /** Invented for the demonstration; preflight lists it until a real review replaces it. */
  sample: boolean
}

export const reviews: readonly Review[] = [
  {
    author: 'lesnik_42',
    source: 'discord',
    sample: true,
    text: {
      ru: 'Поднял выживание для класса за вечер. Друзья зашли по поддомену, ничего настраивать не пришлось.',
      en: 'Set up a survival server for my class in one evening. Friends joined by subdomain, nothing to configure.',
      pl: 'Postawiłem survival dla klasy w jeden wieczór. Znajomi weszli przez subdomenę, nic nie trzeba było konfigurować.',
      ua: 'Підняв виживання для класу за вечір. Друзі зайшли через піддомен, нічого налаштовувати не довелося.',
      lv: 'Vienā vakarā uztaisīju survival serveri savai klasei. Draugi pieslēdzās caur apakšdomēnu, neko iestatīt nevajadzēja.',
      lt: 'Per vakarą klasei paleidau survival serverį. Draugai prisijungė per subdomeną, nieko nustatinėti nereikėjo.',
      et: 'Panin klassile ühe õhtuga survivali püsti. Sõbrad tulid alamdomeeni kaudu sisse, midagi ei pidanud seadistama.',
      fi: 'Pystytin luokalle survivalin yhdessä illassa. Kaverit tuli sisään alidomainilla, eikä mitään tarvinnut säätää.',
      de: 'An einem Abend einen Survival-Server für unsere Klasse aufgesetzt. Alle sind über die Subdomain rein, einstellen musste ich nichts.',
    },
  },
  {
    author: 'Кубик Льда',
    source: 'vk',
    sample: true,
    text: {
      ru: 'Был на трёх хостингах, здесь впервые 20 TPS с модами. Взял тариф Ultra и забыл про лаги.',
      en: 'Tried three hosts before; this is the first to hold 20\u00a0TPS with mods. Got Ultra and forgot what lag is.',
      pl: 'Byłem na trzech hostingach i dopiero tutaj mam 20 TPS z modami. Wziąłem plan Ultra i zapomniałem o lagach.',
      ua: 'Був на трьох хостингах, і тільки тут уперше 20 TPS із модами. Узяв тариф Ultra й забув про лаги.',
      lv: 'Biju izmēģinājis trīs hostingus, te pirmoreiz ir 20\u00a0TPS ar modiem. Paņēmu Ultra plānu un aizmirsu par lagiem.',
      lt: 'Bandžiau tris hostingus, tik čia pirmąkart 20\u00a0TPS su modais. Pasiėmiau Ultra planą ir pamiršau lagus.',
      et: 'Olen kolme majutaja juures olnud, siin sain esimest korda modidega 20\u00a0TPS-i. Võtsin Ultra ja lagimine on unustatud.',
      fi: 'Kokeilin ennen tätä kolmea hostia, ja vasta täällä pyörii 20\u00a0TPS modeilla. Otin Ultran ja lagit unohtui.',
      de: 'War vorher bei drei Hostern, hier zum ersten Mal 20\u00a0TPS mit Mods. Ultra geholt, seitdem sind Lags kein Thema mehr.',
    },
  },
  {
    author: 'redstone.fox',
    source: 'discord',
    sample: true,
    text: {
      ru: 'Написал в поддержку в два часа ночи, ответили через четыре минуты и помогли с плагином.',
      en: 'Messaged support at two in the morning; they replied in four minutes and helped me with a plugin.',
      pl: 'Napisałem na support o drugiej w nocy. Odpisali po czterech minutach i pomogli ogarnąć plugin.',
      ua: 'Написав у підтримку о другій ночі — відповіли за чотири хвилини й допомогли з плагіном.',
      lv: 'Uzrakstīju atbalstam divos naktī – pēc četrām minūtēm atbildēja un palīdzēja ar spraudni.',
      lt: 'Parašiau pagalbai antrą nakties – po keturių minučių atsakė ir padėjo su įskiepiu.',
      et: 'Kirjutasin kell kaks öösel toele: vastus tuli nelja minutiga ja pluginaga aidati ka.',
      fi: 'Laitoin tukeen viestiä kahdelta yöllä: vastaus tuli neljässä minuutissa ja auttoivat pluginin kanssa.',
      de: 'Nachts um zwei den Support angeschrieben, nach vier Minuten kam eine Antwort – samt Hilfe beim Plugin.',
    },
  },
  {
    author: 'Мятный Крипер',
    source: 'vk',
    sample: true,
    text: {
      ru: 'Играем с телефонов на Bedrock всей семьёй. Бесплатного тарифа на четверых хватает.',
      en: 'The whole family plays Bedrock on our phones. The free plan is plenty for the four of us.',
      pl: 'Gramy na Bedrocku całą rodziną, na telefonach. Na cztery osoby darmowy plan spokojnie wystarcza.',
      ua: 'Граємо з телефонів на Bedrock усією родиною. Безкоштовного тарифу на чотирьох вистачає.',
      lv: 'Spēlējam Bedrock telefonos visa ģimene. Četriem pilnīgi pietiek ar bezmaksas plānu.',
      lt: 'Visa šeima žaidžiame Bedrock telefonuose. Keturiems nemokamo plano visiškai užtenka.',
      et: 'Mängime terve perega telefonides Bedrocki. Tasuta paketist piisab neljale täiesti.',
      fi: 'Pelataan koko perheen voimin Bedrockia puhelimilla. Ilmainen paketti riittää meille neljälle hyvin.',
      de: 'Wir zocken mit der ganzen Familie Bedrock am Handy. Für uns vier reicht der Gratis-Tarif locker.',
    },
  },
  {
    author: 'NightPickaxe',
    source: 'discord',
    sample: true,
    text: {
      ru: 'Нас пытались положить во время ивента. Узнали об этом только из панели: никого не выкинуло.',
      en: 'Someone tried to take us down mid-event. We only found out from the panel: nobody got kicked.',
      pl: 'W trakcie eventu ktoś próbował nas położyć. Dowiedzieliśmy się o tym dopiero z panelu: nikogo nie wywaliło.',
      ua: 'Нас намагалися покласти під час івенту. Дізналися про це лише з панелі: нікого не викинуло.',
      lv: 'Eventa laikā mūs mēģināja nogāzt. Uzzinājām par to tikai no paneļa – nevienu neizmeta.',
      lt: 'Per eventą mus bandė užversti DDoS ataka. Sužinojome tik iš valdymo skydo – nė vieno žaidėjo neišmetė.',
      et: 'Meid üritati eventi ajal maha võtta. Saime sellest teada alles paneelist: kedagi ei visatud välja.',
      fi: 'Meitä yritettiin kaataa kesken eventin. Huomattiin se vasta paneelista: kukaan ei lentänyt pihalle.',
      de: 'Mitten im Event wollte uns jemand lahmlegen. Gemerkt haben wir’s erst im Panel: Keiner ist rausgeflogen.',
    },
  },
  {
    author: 'Соседний Биом',
    source: 'vk',
    sample: true,
    text: {
      ru: 'SFTP есть, бэкап мира скачал за минуту. Панель с телефона могла бы быть удобнее, но жить можно.',
      en: 'It has SFTP, so I grabbed a world backup in a minute. The panel could be nicer on a phone, but I can live with it.',
      pl: 'Jest SFTP, backup świata ściągnąłem w minutę. Panel na telefonie mógłby być wygodniejszy, ale da się żyć.',
      ua: 'SFTP є, бекап світу завантажив за хвилину. Панель на телефоні могла б бути зручнішою, але жити можна.',
      lv: 'SFTP ir, pasaules bekapu novilku minūtes laikā. Panelis telefonā varētu būt ērtāks, bet dzīvot var.',
      lt: 'SFTP yra, pasaulio atsarginę kopiją parsisiunčiau per minutę. Skydas telefone galėtų būti patogesnis, bet gyventi galima.',
      et: 'SFTP on olemas, maailma varukoopia sain minutiga alla. Paneel võiks telefonis mugavam olla, aga ajab asja ära.',
      fi: 'SFTP löytyy, maailman varmuuskopio latautui minuutissa. Paneeli voisi olla kätevämpi puhelimella, mutta kyllä tällä pärjää.',
      de: 'SFTP ist da, das Welt-Backup war in einer Minute gezogen. Das Panel könnte am Handy bequemer sein, aber passt schon.',
    },
  },
]
