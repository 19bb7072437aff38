CREATE TABLE "page_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"title" text,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_sections_section_unique" UNIQUE("section"),
	CONSTRAINT "page_sections_section_known" CHECK ("page_sections"."section" in ('about-hero', 'about-story', 'about-mission', 'about-vision', 'about-values', 'about-distances', 'about-closing', 'restaurant-hero', 'restaurant-menu', 'restaurant-boards', 'restaurant-room-service', 'restaurant-catering', 'restaurant-reserve', 'restaurant-closing', 'services-hero', 'services-villas', 'services-restaurant', 'services-terrace', 'services-included', 'services-extras', 'services-events', 'services-closing')),
	CONSTRAINT "page_sections_title_given" CHECK (btrim("page_sections"."title") <> ''),
	CONSTRAINT "page_sections_body_document" CHECK ("page_sections"."body" is null or coalesce("page_sections"."body" ->> 'type', '') = 'doc')
);
--> statement-breakpoint
CREATE TRIGGER page_sections_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_sections
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/page-sections');
