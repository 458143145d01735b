import { FacebookLogoIcon } from "@phosphor-icons/react/dist/ssr/FacebookLogo";
import { GoogleLogoIcon } from "@phosphor-icons/react/dist/ssr/GoogleLogo";
import { InstagramLogoIcon } from "@phosphor-icons/react/dist/ssr/InstagramLogo";
import { LinkedinLogoIcon } from "@phosphor-icons/react/dist/ssr/LinkedinLogo";
import { PinterestLogoIcon } from "@phosphor-icons/react/dist/ssr/PinterestLogo";
import { RedditLogoIcon } from "@phosphor-icons/react/dist/ssr/RedditLogo";
import { SnapchatLogoIcon } from "@phosphor-icons/react/dist/ssr/SnapchatLogo";
import { ThreadsLogoIcon } from "@phosphor-icons/react/dist/ssr/ThreadsLogo";
import { TiktokLogoIcon } from "@phosphor-icons/react/dist/ssr/TiktokLogo";
import { TwitterLogoIcon } from "@phosphor-icons/react/dist/ssr/TwitterLogo";
import { WhatsappLogoIcon } from "@phosphor-icons/react/dist/ssr/WhatsappLogo";
import { XLogoIcon } from "@phosphor-icons/react/dist/ssr/XLogo";
import { YoutubeLogoIcon } from "@phosphor-icons/react/dist/ssr/YoutubeLogo";
import { linkAttributes } from "../../blocks/parts/linkAttributes.ts";
import type { Social } from "../../schema/types.ts";

// Lucide, whose icons stand everywhere else, has no companies' marks. A network without one shows its first letter.
const ICONS: Partial<Record<string, typeof FacebookLogoIcon>> = {
  Facebook: FacebookLogoIcon,
  Instagram: InstagramLogoIcon,
  LinkedIn: LinkedinLogoIcon,
  Twitter: TwitterLogoIcon,
  YouTube: YoutubeLogoIcon,
  TikTok: TiktokLogoIcon,
  X: XLogoIcon,
  Threads: ThreadsLogoIcon,
  Pinterest: PinterestLogoIcon,
  WhatsApp: WhatsappLogoIcon,
  Snapchat: SnapchatLogoIcon,
  Reddit: RedditLogoIcon,
  Google: GoogleLogoIcon,
};

/** Our profiles, as icons with names for screen readers. */
export function Socials({ socials }: { socials: Social[] }) {
  return (
    <ul className="tips -ml-2.5 flex flex-wrap">
      {socials.map(({ network, url }) => (
        <li key={url} data-tip={network} className="relative">
          <a
            {...linkAttributes(url)}
            className="grid size-11 place-items-center rounded-button hover:bg-white/10 hover:text-white"
          >
            <span className="sr-only">{network}</span>
            <NetworkMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function NetworkMark({ network }: Pick<Social, "network">) {
  const Icon = ICONS[network];
  if (Icon) return <Icon aria-hidden className="size-5.5" />;
  return (
    <span aria-hidden className="font-bold">
      {network[0]}
    </span>
  );
}
