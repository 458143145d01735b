// What the specification and blocks.md ask of the content, page by page. One file for the runner, so that
// the content is loaded once.
import "./specification/everyPage.ts";
import "./specification/company.ts";
import "./specification/home.ts";
import "./specification/services.ts";
import "./specification/areas.ts";
import "./specification/primaryHubs.ts";
import "./specification/secondaryHubs.ts";
import "./specification/cityFolders.ts";
import "./specification/cityServices.ts";
import "./specification/miamiBeach.ts";
import "./specification/aventura.ts";
import "./specification/mainland.ts";
import "./specification/oceanfront.ts";
import "./specification/claims.ts";
import "./specification/blog.ts";
import "./specification/legal.ts";
