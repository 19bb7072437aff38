CREATE TABLE "content_translations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"row_id" integer NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_translations_once" UNIQUE("table_name","language","row_id"),
	CONSTRAINT "content_translations_table_given" CHECK (btrim("content_translations"."table_name") <> ''),
	CONSTRAINT "content_translations_language" CHECK ("content_translations"."language" ~ '^[a-z]{2}$' and "content_translations"."language" <> 'en'),
	CONSTRAINT "content_translations_texts_given" CHECK (jsonb_typeof("content_translations"."texts") = 'object' and "content_translations"."texts" <> '{}'),
	CONSTRAINT "content_translations_sources_fields" CHECK (jsonb_typeof("content_translations"."sources") = 'object')
);
